/// Words that say what kind of list it is, or whose, rather than what is in it: of `Packing list` only `packing` gives an icon its
/// picture, of `Kids' clothes` only `clothes`. They count where nothing else does, so a list called `Notes` still shows one.
///
/// In the languages in which names are mostly written. To add a word, write it down here.
enum ListWords {
    /// Whether a folded word is one.
    static func contains(_ word: String) -> Bool {
        words.contains(word) || word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static let words: Set<String> = Set(
        (english + european + eastAsian).split { $0 == " " || $0 == "\n" }.map { GlyphName.folded(String($0)) })

    private static let english = """
        list lists checklist plan plans planning planner things thing stuff notes note items item log tracker queue backlog
        schedule rota season idea ideas tips names name codes info details links numbers updates prompts patterns episodes
        channel chapter openings trails chords rehearsal revision vocab renewal appointment appointments appts application
        applications service services practice lesson lessons session sessions prep maintenance triage rehearsals
        day days daily night nights week weekly weekend weekends month monthly year yearly annual today tonight tomorrow
        spring summer autumn fall winter
        monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
        january february march april may june july august september october november december
        new old next last this that first second third final big little small great good best cool other more
        buy read watch try get go make take see visit learn do need want use fix find remember run set play eat
        project projects gear kit supplies equipment essentials subscription subscriptions contact contacts card cards account accounts
        trip trips class classes club clubs training talk talks visit visits visiting tour spots sets parts stories guests
        mum mom mother mums moms dad father dads grandma grandpa kids kid children family friends friend wife husband
        boyfriend girlfriend brother sister
        from by about before after per all some any not no vs via me us we you your their his her

        """

    private static let european = """
        liste listen zettel plan planung ideen idee suche termine termin sachen dinge woche wochenende tag tage monat jahr
        besuch besuchen für mit von zum zur beim im am mein meine unser unsere neue neuer neues
        oma opa mama papa mutter vater kinder familie freunde freundin freund
        mamá papá abuela abuelo niños familia amigos maman mamie papi enfants famille amis
        lista listas cosas plan planes ideas semana mes año mi mis para con del los las una nuestro nuestra
        listes choses idées projet projets semaine mois année mon ma mes pour avec des les une notre nos

        """

    private static let eastAsian = """
        清單 清单 列表 名單 名单 計畫 計劃 计划 規劃 规划 專案 项目 事項 事项 準備 准备 安排 管理 記錄 记录 紀錄 時間 时间 時程
        裝備 装备 用品 必備 必备 提醒 筆記 笔记 今天 明天 每天 每週 每周 每日 本週 本周 下週 下周 今年 明年 週末 周末 我的 我們的 新 東西 东西
        媽媽 妈妈 爸爸 家人 小孩 孩子 朋友 老公 老婆
        想 想要 想去 想看 要 要買 要买 去 看 做 買 买 第一 第二 第三 季 月 年 日 號 号
        リスト 予定 メモ 計画 準備 アイデア アイディア の 私の 今日 明日 今週 来週 毎日
        """
}
