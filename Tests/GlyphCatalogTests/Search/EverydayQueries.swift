/// What people type, and the glyphs that would do. Each list was written before the search was tuned on it.
///
/// A line is `query: fits fits …`. A glyph fits when its name has all words of one of these among its own: `cart` is met by
/// `shopping-cart` and `cart-plus`, `soccer-ball` by `soccer-ball` only.
struct EverydayQueries {
    let query: String
    let fits: [[Substring]]

    func accepts(_ name: String) -> Bool {
        let words = Set(name.split(separator: "-"))
        return fits.contains { words.isSuperset(of: $0) }
    }

    static let lists = [
        "english": english, "chinese": chinese, "german": german, "spanish": spanish, "japanese": japanese,
        "second": second, "third": third,
    ]

    private static func read(_ text: String) -> [EverydayQueries] {
        text.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return EverydayQueries(
                query: String(parts[0]), fits: parts[1].split(separator: " ").map { $0.split(separator: "-") })
        }
    }

    static let english = read(
        """
        groceries: cart basket bag grocery
        commute: bus train subway tram car road
        workout: barbell dumbbell weight run running
        selfie: camera cellphone mobile
        petrol: gas fuel
        kids: child children baby
        homework: book notebook pencil exam student backpack notepad
        bedtime: bed moon sleep
        wake up: alarm sun
        vacuum: vacuum broom
        tax: receipt invoice percent bank calculator coins cash bill
        wedding: ring rings church heart cheers champagne
        vpn: vpn shield lock
        recipe: chef cooking-pot book-open cookbook food
        haircut: scissors barber hair
        makeup: lipstick brush mirror cosmetics
        fireworks: firework sparkle confetti
        shopping: cart bag basket shopping
        shopping list: cart list basket
        to do: check checks list checklist
        tasks: check checks list checklist kanban
        ideas: lightbulb
        notes: note notepad notebook
        diary: book notebook journal
        work: briefcase
        office: building briefcase
        meeting: users people calendar group presentation handshake conference
        school: school graduation backpack chalkboard student
        exam: exam test pencil
        university: graduation university school bank
        reading: book
        writing: pen pencil note
        music: music
        concert: music microphone guitar ticket
        movie: film movie video popcorn
        cinema: film movie ticket popcorn video projector theater
        tv: television tv
        games: game gamepad dice controller
        photos: image camera photo
        holiday: umbrella beach island palm airplane suitcase
        vacation: umbrella beach island palm airplane suitcase
        travel: airplane suitcase plane globe
        flight: airplane plane
        hotel: bed hotel bell building
        passport: passport identification
        luggage: suitcase luggage bag
        map: map
        beach: beach umbrella
        camping: tent campfire
        hiking: hike hiking mountain mountains boot
        mountain: mountain mountains
        running: run running sneaker
        gym: barbell dumbbell weight
        fitness: barbell dumbbell heartbeat run running
        yoga: yoga flower-lotus tai-chi meditation
        swimming: swim swimming pool
        cycling: bicycle bike biking
        football: football soccer
        soccer: soccer
        basketball: basketball
        tennis: tennis
        ski: ski skiing
        doctor: stethoscope doctor
        dentist: tooth
        medicine: pill pills prescription medication
        hospital: hospital
        health: heart heartbeat heart-pulse
        pharmacy: pill pills prescription pharmacy mortar
        baby: baby
        family: family users people
        mum: mother human-female family woman female heart venus
        friends: users people user-group handshake account-multiple
        love: heart
        birthday: cake gift balloon
        party: confetti balloon cake party disco champagne cheers
        christmas: tree-evergreen gift christmas pine tree snowflake
        halloween: ghost pumpkin halloween
        easter: egg rabbit
        gift: gift
        present: gift
        cake: cake
        breakfast: coffee egg bacon bread pancakes cereal
        lunch: fork hamburger food utensils bowl sandwich silverware
        dinner: fork utensils food bowl plate silverware
        restaurant: fork utensils silverware chef
        cooking: cooking chef pot oven stove
        kitchen: fork knife cooking oven chef pot sink
        burger: burger hamburger
        coffee: coffee mug
        tea: tea
        beer: beer
        wine: wine
        cocktail: martini cocktail
        water: drop water waves
        fruit: fruit orange apple cherries
        apple: apple
        vegetables: carrot pepper vegetable
        bread: bread
        ice cream: ice-cream
        chocolate: candy chocolate cookie
        house: house home
        rent: house key home
        bed: bed
        sofa: couch sofa armchair
        bathroom: bathtub toilet shower bath
        shower: shower
        toilet: toilet
        laundry: washing-machine tshirt shirt
        cleaning: broom spray cleaning vacuum sparkle soap bucket
        garden: plant flower tree shovel potted-plant seedling leaf
        plants: plant leaf seedling
        flowers: flower
        dog: dog
        vet: paw paw-print dog stethoscope
        pets: paw dog cat
        bird: bird dove
        weather: cloud cloud-sun sun
        rain: rain umbrella
        snow: snow snowflake
        sun: sun
        car: car
        garage: garage warehouse
        parking: parking letter-circle-p
        bike: bicycle bike
        taxi: taxi
        money: money cash coins currency
        bank: bank
        salary: money cash hand-coins coins wallet
        bills: receipt invoice bill bills
        savings: piggy
        budget: calculator money wallet chart piggy coins
        insurance: shield umbrella
        credit card: credit-card
        crypto: currency bitcoin coin
        stocks: chart trend
        report: chart file clipboard document
        invoice: invoice receipt
        email: envelope email
        phone: phone
        call: phone
        chat: chat message comment
        password: password key lock
        internet: globe wifi web
        wifi: wifi
        computer: desktop laptop computer monitor
        coding: code
        website: globe browser web
        download: download
        settings: gear sliders cog
        alarm: alarm
        appointment: calendar
        deadline: clock hourglass calendar timer
        clothes: t-shirt shirt hanger dress tshirt clothes
        shoes: sneaker shoe boot high-heel
        repair: wrench hammer screwdriver tools toolbox
        tools: wrench hammer toolbox tools screwdriver
        moving: truck package box dolly moving
        charity: hand-heart charity heart
        news: newspaper news
        """)

    static let chinese = read(
        """
        購物: cart bag basket shopping
        购物车: cart
        超市: cart basket storefront store
        健身: barbell dumbbell run weight
        垃圾桶: trash
        待辦事項: check checks list
        待办: check checks list
        汽車: car
        汽车: car
        狗: dog
        貓: cat
        猫: cat
        火箭: rocket
        燈泡: lightbulb
        灯泡: lightbulb
        心: heart
        星星: star
        家: house home
        房子: house home
        書: book books
        书: book books
        學校: school graduation backpack
        作業: book notebook pencil exam student backpack notepad
        考試: exam test pencil
        工作: briefcase
        會議: users people calendar presentation handshake conference
        生日: cake gift balloon
        蛋糕: cake
        禮物: gift
        礼物: gift
        聖誕節: tree gift christmas
        旅行: airplane suitcase plane luggage
        飛機: airplane plane
        飞机: airplane plane
        火車: train
        公車: bus
        自行車: bicycle bike
        地圖: map
        相機: camera
        照片: image camera photo
        電影: film movie video popcorn
        音樂: music
        音乐: music
        遊戲: game gamepad dice controller
        電話: phone
        郵件: envelope email
        電腦: desktop laptop computer monitor
        鑰匙: key
        錢: money cash coins currency
        銀行: bank
        信用卡: credit-card
        咖啡: coffee mug
        茶: tea
        啤酒: beer
        水果: fruit orange apple cherries grapes
        蘋果: apple
        早餐: egg coffee bread bacon pancakes
        餐廳: fork utensils silverware chef
        醫院: hospital
        藥: pill pills
        牙醫: tooth
        天氣: cloud sun cloud-sun
        下雨: rain umbrella
        花: flower
        """)

    static let german = read(
        """
        Auto: car
        Hund: dog
        Katze: cat
        Haus: house home
        Einkaufswagen: cart
        Herz: heart
        Buch: book books
        Geburtstag: cake gift balloon
        Fahrrad: bicycle bike
        Flugzeug: airplane plane
        Zug: train
        Kaffee: coffee mug
        Bier: beer
        Schlüssel: key
        Geld: money cash coins currency
        Krankenhaus: hospital
        Musik: music
        Baum: tree
        Regenschirm: umbrella
        Fußball: soccer football futbol
        """)

    static let spanish = read(
        """
        coche: car
        perro: dog
        gato: cat
        casa: house home
        carrito: cart
        corazón: heart
        libro: book books
        cumpleaños: cake gift balloon
        bicicleta: bicycle bike
        avión: airplane plane
        tren: train
        café: coffee mug
        cerveza: beer
        llave: key
        dinero: money cash coins currency sack
        hospital: hospital
        música: music
        árbol: tree
        paraguas: umbrella
        fútbol: soccer football futbol
        """)

    static let japanese = read(
        """
        車: car
        犬: dog
        猫: cat
        家: house home
        ショッピングカート: cart
        ハート: heart
        本: book books
        誕生日: cake gift balloon
        自転車: bicycle bike
        飛行機: airplane plane
        電車: train
        コーヒー: coffee mug
        ビール: beer
        鍵: key
        お金: money cash coins currency sack
        病院: hospital
        音楽: music
        木: tree
        傘: umbrella
        サッカー: soccer football futbol
        """)

    /// Words that the search had not been tuned on when they were written: 53 of these 60 were met then.
    static let second = read(
        """
        babysitter: baby child
        picnic: picnic basket table
        barbecue: grill campfire fire
        library: book books library
        museum: bank museum
        theatre: mask drama theater masks
        karaoke: microphone
        piano: piano
        painting: paint palette brush
        sewing: needle yarn thread scissors
        knitting: yarn needle
        fishing: fish hook
        golf: golf
        chess: chess
        puzzle: puzzle
        magic: wand magic
        pirate: skull pirate
        dragon: dragon
        unicorn: unicorn
        space: planet rocket star stars
        science: flask atom microscope test-tube
        experiment: flask test-tube beaker vial
        history: scroll clock bank history hourglass
        geography: globe map
        maths: math calculator pi operations
        lawyer: gavel scales
        police: police siren
        fire brigade: fire fire-truck extinguisher
        ambulance: ambulance truck-medical
        vaccine: syringe
        headache: brain head pill
        allergy: allergy flower hand
        diet: scales apple carrot salad scale weight
        sleep: bed moon sleep
        dream: moon cloud
        meditation: lotus tai-chi meditation yoga
        church: church
        elections: ballot vote box check
        recycling: recycle
        energy: lightning plug bolt battery
        electricity: lightning plug bolt
        heating: radiator thermometer fire heat
        furniture: armchair couch chair lamp sofa
        balcony: balcony plant door building
        key ring: key
        delivery: truck package box
        parcel: package box
        refund: receipt arrow coins money cash currency
        subscription: repeat arrows calendar newspaper bell
        podcast: microphone podcast headphones broadcast
        streaming: broadcast play stream monitor
        backup: cloud database floppy hard-drive backup
        bug report: bug
        Geschenk: gift
        regalo: gift
        gâteau: cake
        собака: dog
        강아지: dog
        露營: tent camping campfire
        机场: airplane plane
        """)

    /// And 47 of these.
    static let third = read(
        """
        skateboard: skateboard skateboarding
        archery: archery bow arrow bullseye target
        boxing: boxing glove
        cricket: cricket
        lighthouse: lighthouse
        castle: castle
        tractor: tractor
        helicopter: helicopter
        traffic jam: traffic car cars
        toothpaste: tooth toothbrush
        diaper: baby diaper
        teenager: person user child human student
        pocket money: money coins coin piggy wallet
        night shift: moon briefcase clock bed weather-night
        promotion: trend-up megaphone medal trophy seal-percent tag arrow
        coworker: users user account briefcase handshake
        hangover: beer wine pill head
        sunburn: sun
        power cut: lightning plug power lightbulb
        rainy day: rain cloud umbrella
        avocado: avocado
        sushi: sushi fish
        pancake: pancake pancakes fork
        honey: honey bee
        juice: orange juice cup pint glass drink
        milk: milk cow bottle
        violin: violin
        drums: drum drums
        circus: circus tent
        clown: clown
        wizard: wizard hat magic
        mermaid: mermaid fish
        dinosaur: dinosaur bone
        owl: owl
        penguin: penguin
        whale: whale
        butterfly: butterfly
        microscope: microscope
        magnet: magnet
        router: router wifi
        headphones: headphones
        wheelchair: wheelchair
        glasses: glasses eyeglasses sunglasses
        wallet: wallet
        ladder: ladder
        perfume: perfume spray drop bottle
        earrings: earring earrings diamond
        umbrella stand: umbrella
        tuition: student graduation-cap money school
        scholarship: graduation-cap medal student money school
        gossip: chat chats ear
        grief: cross heart tear flower smiley-sad candle grave
        volcano: volcano
        desert: cactus desert
        Schmetterling: butterfly
        Regenschirm: umbrella
        zapatos: sneaker shoe boot shoes
        fromage: cheese
        眼鏡: eyeglasses glasses sunglasses
        恐龍: dinosaur bone
        """)
}
