/// What glyphs are called in traditional Chinese, for those who do not read the English names that packs give them.
///
/// A glyph has the title that our table gives its name, else what CLDR calls an emoji that has the same name in English, else
/// none. Links for search (`EmojiLinks`) are no ground for a title: they also lead to what is only near. The table has the glyphs
/// that people see first, where CLDR has nothing that would do; a test proves that every one exists.
struct GlyphTitles {
    private var named: [String: String] = [:]

    /// - Parameters:
    ///   - english: what emoji are called in English.
    ///   - chinese: what they are called in traditional Chinese.
    init(english: [AnnotationFile.Entry], chinese: [AnnotationFile.Entry]) {
        var titles: [String: String] = [:]
        for entry in chinese { titles[entry.emoji] = entry.name }
        for entry in english.reversed() {
            if let name = entry.name, let title = titles[entry.emoji] { named[GlyphName.folded(name)] = title }
        }
        for line in GlyphTitles.lines { named[line.glyph] = line.title }
    }

    /// The title of a glyph of a built-in pack, if it has one. Other packs are named as their owners speak.
    func title(of entry: CatalogEntry) -> String? {
        guard !entry.isOwn else { return nil }
        return ([entry.name] + entry.aliases.map { GlyphName.folded($0) }).lazy.compactMap { named[$0] }.first
    }

    /// Our table: a line is `glyph = title`.
    static let lines: [(glyph: String, title: String)] = table.split(separator: "\n").map { line in
        let sides = line.replacing(" ", with: "").split(separator: "=", maxSplits: 1)
        return (String(sides[0]), String(sides[1]))
    }

    private static let table = """
        angle = 角度
        bug = 蟲子
        car = 汽車
        cricket = 板球
        face-woman-shimmer = 女性的臉
        gift = 禮物
        person-simple-run = 跑步的人
        users = 兩個人
        users-three = 三個人
        user = 人像
        book = 書
        book-open = 打開的書
        fork-knife = 刀叉
        heart = 愛心
        airplane-tilt = 飛機
        airplane-takeoff = 起飛的飛機
        list-checks = 勾選清單
        list-bullets = 項目清單
        list-star = 星號清單
        suitcase = 手提箱
        suitcase-rolling = 行李箱
        confetti = 彩炮
        money = 鈔票
        coins = 硬幣
        hand-coins = 手和硬幣
        cooking-pot = 鍋子
        barbell = 槓鈴
        check-square = 打勾的方格
        check-circle = 打勾的圓圈
        check-to-slot = 投票箱
        chef-hat = 廚師帽
        invoice = 請款單
        bowl-steam = 熱湯
        bowl-food = 一碗飯菜
        translate = 翻譯
        piggy-bank = 存錢筒
        island = 小島
        music-note = 音符
        music-notes = 音符
        umbrella-simple = 雨傘
        plant = 幼苗
        flower = 花
        flower-tulip = 鬱金香
        flower-lotus = 蓮花
        leaf = 葉子
        tree-evergreen = 杉樹
        tree-structure = 樹狀圖
        game-controller = 遊戲手把
        truck = 卡車
        file-text = 文件
        lightbulb = 燈泡
        trash = 垃圾桶
        calculator = 計算機
        chalkboard-teacher = 老師和黑板
        coffee = 咖啡
        film-slate = 場記板
        film-strip = 底片
        moon = 月亮
        moon-stars = 月亮和星星
        sun-horizon = 地平線上的太陽
        cloud-sun = 雲和太陽
        cloud-moon = 雲和月亮
        cloud-rain = 雨雲
        cloud-arrow-up = 上傳到雲端
        chart-line-up = 上升的折線圖
        chart-bar = 長條圖
        trend-up = 上升趨勢
        calendar-check = 打勾的行事曆
        calendar-dot = 行事曆上的一天
        calendar-heart = 愛心行事曆
        exam = 考卷
        firework = 煙火
        baby-carriage = 嬰兒車
        dice-five = 骰子
        globe = 地球儀
        planet = 行星
        human-cane = 拄拐杖的人
        human-female = 女性
        human-male = 男性
        cake = 蛋糕
        paw-print = 腳掌印
        coat-hanger = 衣架
        house-line = 房子
        image = 圖片
        images = 多張圖片
        password = 密碼
        code = 程式碼
        paint-roller = 油漆滾筒
        paint-brush = 畫筆
        palette = 調色盤
        shield-check = 打勾的盾牌
        campfire = 營火
        person-simple-hike = 健行的人
        person-simple-bike = 騎單車的人
        person-simple-swim = 游泳的人
        person-simple-ski = 滑雪的人
        person-simple-walk = 走路的人
        person-simple-tai-chi = 打太極拳的人
        person-arms-spread = 張開雙臂的人
        person-pregnant = 孕婦
        scales = 天秤
        building = 大樓
        buildings = 大樓群
        building-apartment = 公寓
        building-office = 辦公大樓
        map-trifold = 地圖
        martini = 馬丁尼
        wine = 葡萄酒
        target = 靶
        browser = 瀏覽器
        hand-heart = 手和愛心
        hand-palm = 手掌
        kanban = 看板
        shovel = 鏟子
        washing-machine = 洗衣機
        orange = 柳橙
        repeat = 重複
        waves = 波浪
        mountains = 山
        lightning = 閃電
        microphone-stage = 舞台麥克風
        plug = 插頭
        sneaker = 運動鞋
        sneaker-move = 跑步鞋
        high-heel = 高跟鞋
        boot = 靴子
        passport = 護照
        armchair = 扶手椅
        couch = 沙發
        phone = 電話
        device-mobile = 手機
        swimming-pool = 游泳池
        train-simple = 列車
        subway = 地鐵
        steering-wheel = 方向盤
        alarm = 鬧鐘
        clock = 時鐘
        timer = 計時器
        hourglass = 沙漏
        chat-circle = 對話
        chat-circle-text = 有文字的對話
        chats = 多個對話
        folder = 資料夾
        archive = 封存盒
        gas-pump = 加油機
        rocket-launch = 發射的火箭
        dots-three-circle = 更多
        boat = 船
        desktop = 桌上型電腦
        cpu = 處理器
        circuitry = 電路
        diamond = 菱形
        cube = 立方體
        drop = 水滴
        heartbeat = 心跳
        lock = 鎖
        lock-key = 有鑰匙孔的鎖
        note-pencil = 寫筆記
        pencil-line = 鉛筆
        pen-nib = 筆尖
        signature = 簽名
        quotes = 引號
        prescription = 處方
        first-aid = 急救
        lifebuoy = 救生圈
        siren = 警示燈
        virus = 病毒
        thermometer-hot = 發燒的溫度計
        flask = 燒瓶
        atom = 原子
        grill = 烤肉架
        oven = 烤箱
        beer-stein = 啤酒杯
        beer-bottle = 啤酒瓶
        tea = 茶
        tea-bag = 茶包
        pepper = 辣椒
        flag = 旗子
        tag = 標籤
        seal-percent = 折扣
        shopping-bag = 購物袋
        storefront = 商店
        torii-gate = 鳥居
        disco-ball = 迪斯可球
        hair-dryer = 吹風機
        iron = 熨斗
        vacuum = 吸塵器
        spray-bottle = 噴霧瓶
        needle = 針線
        letter-circle-p = 停車
        parking = 停車
        math-operations = 加減乘除
        pipe-wrench = 管鉗
        beach-ball = 海灘球
        sword = 劍
        video = 影片
        monitor-play = 播放影片
        playlist = 播放清單
        podcast = 播客
        broadcast = 廣播
        headset = 耳機麥克風
        binoculars = 望遠鏡
        magnifying-glass = 放大鏡
        eyeglasses = 眼鏡
        eye-slash = 隱藏
        gavel = 法槌
        engine = 引擎
        oil = 機油
        road-horizon = 公路
        camera-rotate = 翻轉相機
        arrow-u-up-left = 返回
        download = 下載
        share-network = 分享
        sliders = 調整
        git-branch = 分支
        wifi-high = Wi-Fi
        currency-btc = 比特幣
        vpn = VPN
        printer-3d = 3D列印機
        karate = 空手道
        yoga = 瑜伽
        dance-ballroom = 雙人舞
        bee = 蜜蜂
        fish-simple = 魚
        cross = 十字架
        halloween = 南瓜燈
        apple-whole = 蘋果
        food-apple = 蘋果
        """
}
