extension EverydayQueries {
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
