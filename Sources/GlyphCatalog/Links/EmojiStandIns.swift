/// The nearest glyph for emoji that no pack has: for a whale, a fish. So whoever looks for one, in any language, finds something near.
/// A line is a glyph, named as in the first built-in pack that has it, and the emoji that it stands in for.
enum EmojiStandIns {
    /// The emoji of each glyph.
    static let emoji: [String: [String]] = {
        var result: [String: [String]] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            result[String(words[0]), default: []] += words.dropFirst().map { Emoji.plain($0) }
        }
        return result
    }()

    private static let table = """
        smiley 🙃 😇 🥰 ☺ 😋 🤗 😌 😏 🤡 🥳 🤪 🤭
        smiley-wink 😚 🤫 😜
        smiley-sad 🥲 😔 😟 🙁 😥 😞 😓 🥺 🥹 😩 😕 🫤
        smiley-nervous 😧 😨 😰 😱 😖 😣 🤥 😬
        smiley-angry 😡 🤬 😤 😒 😈 👿 👹 👺
        smiley-meh 😑 😶‍🌫 🫥 🤨 🤔 🧐 🤐 😪 🥱
        smiley-x-eyes 😵 😵‍💫 🥴 🤯
        face-mask 😷
        thermometer-hot 🤒 🥵 🤢 🤮 🤧
        bandaids 🤕
        money 🤑 💸 💴 💶 💷 💱 💹
        sunglasses 😎
        eyeglasses 🤓
        moon-stars 😴 💤 🌃 🌌 🎑
        alien 👾
        cat 😺 😸 😹 😻 😼 😽 🙀 😿 😾 🐈‍⬛ 🦁 🐯 🐅 🐆
        paw-print 🙈 🙉 🙊 🐵 🐒 🦍 🦧 🐻 🐻‍❄ 🦝 🦥 🦨 🦡 🦫 🦔 🐿 🐹 🐭 🐀 🦌 🦬 🐗 🐽 🐏 🐐 🐪 🐫 🦙 🦒 🦣 🦏 🦓
        dog 🦮 🐕‍🦺 🐩 🐺 🦊
        cow 🐂 🐃
        bird 🐔 🐓 🦅 🦢 🦤 🦩 🦚 🦜
        egg 🐣 🐤 🐥 🪹 🪺
        bone 🦕 🦖
        dragon 🐲 🐊 🦎
        fish 🐳 🐋 🐠 🐡 🐙 🦑 🐚 🪸 🧜 🎣 🎏 🍣 🍥
        shrimp 🦀 🦞 🦪 🍤
        bug 🐜 🪲 🪳 🦂 🪰
        virus 🦠 🧫
        flower 💐 💮 🏵 🌹 🥀 🌺 🌻 🌼
        leaf 🌿 ☘ 🍁 🍂 🥬 🥦
        orange 🍈 🍉 🥭 🍐 🍑 🍅 🥥
        cherries 🍓 🫐 🫒 🍌 🍍
        carrot 🍆 🥔 🫑 🥒 🧄 🧅 🫘 🍠
        acorn 🌰
        bread 🥐 🫓 🥯 🥪 🫔 🥙 🧆 🥧 🧈
        fork-knife 🥞 🍖 🥩 🍱 🍛 🥡
        bowl-steam 🍲 🥣 🍢 🥟
        cooking-pot 🥘 🫕
        jar 🥫 🍯 🍮
        onigiri 🍘 🍙 🥮 🍡
        cookie 🍩 🥠 🍫
        ice-cream 🍧
        cake 🍰
        popsicle 🍭
        pint-glass 🥛 🥤 🧋 🧃 🫗
        coffee 🫖 🧉
        wine 🍶 🍾
        martini 🍹
        beer-stein 🍻
        knife 🔪 🗡
        chef-hat 🧑‍🍳
        heart 💌 💘 💝 💖 💗 💞 💕 💟 ❣ ❤‍🩹 💋 💏 💑 🫶 🫀 🥰
        hand-palm 🖐 🫱 🫲 🫳 🤏 🤌 👐 🤲 🤟 🤘
        thumbs-up 👌
        hand-pointing 👈 👉 👆 👇 🫵 🤞
        hand-fist 👊 🤛 🤜 💪
        hands-clapping 👏 🙌
        camera 🤳
        pencil-line ✍ 🖍
        ear 👂 🧏
        user 👦 👧 👱 👨 👩 🧔 🧓 👴 👵 🙅 🙆 💁 🙋 🙇 🤦 🤷 💂 👳 👲 🧕 🤵 🦸 🦹 🧟 🧌
        graduation-cap
        chalkboard-teacher 🧑‍🏫
        stethoscope 🧑‍⚕
        gavel 🧑‍⚖
        tractor 🧑‍🌾
        wrench 🧑‍🔧 🔩
        factory 🧑‍🏭
        briefcase 🧑‍💼
        flask 🧑‍🔬 ⚗
        code 🧑‍💻
        microphone-stage 🧑‍🎤
        palette 🧑‍🎨
        airplane 🧑‍✈ 🛩
        rocket 🧑‍🚀
        fire-truck 🧑‍🚒 🚒
        police-car 👮 🚔
        hard-hat 👷 🏗 🚧 ⛑ 🪖
        crown 🫅 🤴 👸
        church 👰 💒
        baby 🤱 🧑‍🍼 👼 🚼 🤰
        gift 🎅 🧑‍🎄
        magic-wand 🧙 🧚 🧞 🧝
        ghost 🧛
        scissors 💇 💈
        flower-lotus 💆 🧖
        disco-ball 💃 🕺 👯 🩰
        mountains 🧗 🗻 🌄 🚠 🚞
        horse 🏇 🎠
        golf 🏌
        waves 🏄 🤿 💦
        boat 🚣 🛶 🚤 🛳 🛥
        basketball ⛹
        person-simple-bike 🚵
        person-arms-spread 🤸 🤹 🤼
        bathtub 🛀
        users 👭 👫 👬 🧑‍🤝‍🧑 🫂
        tent 🏕 🎪
        cactus 🏜
        house 🏘 🏚 🏡
        building 🏤 🏬 🏩
        castle-turret 🏯
        tree-palm 🏝 ⛱
        cloud-fog 🌁 🌫
        sun-horizon 🌅 🌆 🌇
        thermometer ♨
        park 🛝 🎢
        train 🚂 🚃 🚄 🚅 🚈 🚉 🚝 🛤
        tram 🚋 🚟
        bus 🚎
        car 🚙 🏎 🛺
        truck 🚛
        scooter 🛵 🛴
        wheelchair 🦽 🦼
        siren 🚨
        traffic-signal 🚥
        stop 🛑
        lifebuoy 🛟
        clock 🕰 🕛 🕐 🕑 🕒 🕓 🕔 🕕 🕖 🕗 🕘 🕙 🕚
        timer ⏲
        moon 🌑 🌒 🌓 🌔 🌕 🌖 🌗 🌘 🌚 🌛 🌜 🌝
        sun 🌞 🔆 🔅
        planet 🪐
        star 🌟
        cloud-lightning ⛈
        cloud-sun 🌤 🌥
        wind 🌬 💨 🎐
        umbrella 🌂 ☔
        sparkle 🎇 🧨 🫧
        tree 🎋 🎍
        envelope 🧧 📨 📩
        medal 🎖 🥈 🥉
        hockey 🏑 🏒 🥍 🥌
        baseball 🏏
        person-simple-ski 🎿 ⛸
        t-shirt 🎽 👚 👘 🥻 👔 🧥 🥼
        pants 👖 🩲 🩳
        swimming-pool 🩱 👙
        high-heel 👡 👢
        sneaker 👞 🥿 🩴
        needle 🪡
        handbag 👝
        baseball-cap 👒 🎩
        cards 🃏 🀄 🎴 ♠ ♣
        confetti 🪅
        music-notes 🎼 🪗 🎶
        guitar 🪕
        faders 🎚 🎛
        phone ☎
        device-mobile 📲
        magnifying-glass 🔎
        lamp 🏮 🪔
        book 📗 📘 📙 📒
        newspaper 🗞
        file-text 📃
        tray 📤
        mailbox 📮
        calendar 🗓 🗒
        folder 🗂 🗃
        paperclip 🖇
        ruler 📐
        lock 🔏 🔐
        key 🗝
        hammer ⛏ ⚒
        toolbox 🛠
        sword ⚔
        bow-arrow 🏹
        link ⛓
        drop 🩸
        spray-bottle 🧽 🪠
        toilet 🚾
        suitcase 🛃 🛄
        warning ⛔ 🔞
        """
}
