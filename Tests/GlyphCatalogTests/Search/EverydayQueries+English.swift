extension EverydayQueries {
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
}
