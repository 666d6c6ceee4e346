/// Which emoji shows the same thing as a glyph, where no rule of `EmojiLinks` finds it or finds a wrong one. Names of glyphs are those
/// of any pack. To add one, write a line; an emoji stands for all names on it.
enum EmojiFacts {
    /// The emoji of each name.
    static let emoji: [String: String] = {
        var result: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            for name in words.dropFirst() { result[String(name)] = Emoji.plain(words[0]) }
        }
        return result
    }()

    private static let table = """
        🛒 cart shopping-cart-simple cart-shopping trolley
        🧺 basket basket-shopping
        🛍 shopping-bag shopping-bag-open bag-shopping bag handbag-simple tote shopping
        🏠 house house-simple house-line home
        🏢 building-office office-building domain building
        🏙 city city-variant buildings
        🏋 barbell dumbbell weight-lifter kettlebell
        🏃 person-simple-run person-running run run-fast sneaker-move
        🚶 person-simple-walk person-walking walk
        🏊 person-simple-swim person-swimming swim swimming-pool
        🚴 person-simple-bike person-biking bike-fast
        ⛷ person-simple-ski person-skiing ski
        🏂 person-simple-snowboard person-snowboarding snowboard
        🥾 person-simple-hike person-hiking boot hiking
        🧘 person-simple-tai-chi yoga meditation
        🗑 trash trash-can trash-simple delete
        💡 lightbulb lightbulb-filament lightbulb-on
        ✉ envelope envelope-simple
        📧 email at
        💬 chat chat-circle chat-text chat-teardrop comment message chats
        📞 phone phone-call
        📱 device-mobile mobile cellphone mobile-screen
        💻 laptop
        🖥 desktop computer monitor desktop-tower
        🖨 printer print
        🖱 mouse computer-mouse
        ⌨ keyboard
        📺 television television-simple tv
        📷 camera
        🖼 image images image-square image-multiple
        🎬 film-slate clapperboard movie-open movie-roll
        🎞 film-strip film filmstrip
        🎥 video-camera video
        🎵 music-note music-note-simple music
        🎶 music-notes music-notes-simple
        🎧 headphones
        🎤 microphone microphone-stage microphone-variant
        🎮 game-controller gamepad controller gamepad-variant
        🎲 dice-five dice dice-multiple
        🧩 puzzle-piece puzzle
        🎁 gift
        🎂 cake cake-candles cake-variant birthday-cake
        🎈 balloon
        🎉 confetti party-popper
        🎄 tree-evergreen pine-tree
        🎆 firework
        🎓 graduation-cap school
        🎒 backpack bag-personal
        💼 briefcase
        📁 folder
        📄 file file-text file-document
        📝 note-pencil notepad note clipboard-text
        📋 clipboard list-checks
        ✅ check-square square-check check-circle
        ✔ check
        📅 calendar calendar-blank calendar-days
        ⏰ alarm
        ⏱ timer stopwatch
        ⌛ hourglass
        🕒 clock
        📊 chart-bar chart-simple chart-column
        📈 chart-line-up trend-up chart-line arrow-trend-up trending-up
        📉 chart-line-down trend-down arrow-trend-down trending-down
        💰 money sack-dollar sack coins
        💵 money-bill cash money-wavy money-bill-1
        🪙 coin
        💳 credit-card cards
        🐷 piggy-bank
        🧾 receipt invoice
        🏦 bank building-columns
        🏥 hospital
        🏫 chalkboard-teacher
        ⛪ church
        🏪 storefront store shop
        🏭 factory industry
        🏰 castle-turret castle
        ✈ airplane plane airplane-tilt airplane-in-flight
        🚗 car car-side
        🚌 bus bus-side
        🚆 train train-simple
        🚇 subway train-subway
        🚊 tram
        🚕 taxi
        🚚 truck
        🚲 bicycle bike
        🏍 motorcycle motorbike
        ⛵ sailboat sail-boat
        🚢 boat ship ferry
        🚀 rocket rocket-launch
        ⛽ gas-pump gas-station
        🗺 map-trifold map
        📍 map-pin location-dot map-marker
        🧭 compass
        🧳 suitcase suitcase-rolling bag-suitcase
        🛂 identification-card passport
        🏖 umbrella-beach beach beach-ball
        ⛺ tent
        🔥 fire flame campfire
        💧 drop droplet water
        🌊 waves
        🌧 cloud-rain cloud-showers-heavy weather-rainy weather-pouring
        🌨 cloud-snow weather-snowy
        ⛅ cloud-sun weather-partly-cloudy
        ☀ sun weather-sunny white-balance-sunny
        🌙 moon weather-night
        ❄ snowflake
        ⚡ lightning bolt lightning-bolt
        🌳 tree
        🌲 pine-tree-box
        🌴 tree-palm palm-tree
        🌱 plant seedling sprout
        🪴 potted-plant
        🌷 flower-tulip
        🌸 flower
        🪷 flower-lotus spa
        🍃 leaf
        🐾 paw-print paw
        🐱 cat
        🐶 dog
        🐕 dog-side
        🐦 bird crow
        🐟 fish fish-simple
        🐴 horse
        🐮 cow
        🐰 rabbit
        🐛 bug
        🦋 butterfly
        🍴 fork-knife utensils silverware-fork-knife
        🍽 plate-wheat silverware
        🍳 cooking-pot kitchen-set pot-steam
        👨‍🍳 chef-hat
        ☕ coffee mug-hot mug-saucer
        🍵 tea-bag tea
        🍺 beer-stein beer beer-mug-empty
        🍷 wine wine-glass glass-wine
        🍸 martini martini-glass glass-cocktail
        🥂 champagne cheers champagne-glasses glass-flute
        🍞 bread bread-slice
        🍔 hamburger burger
        🍕 pizza pizza-slice
        🍎 apple-whole food-apple
        🍊 orange orange-slice
        🍒 cherries fruit-cherries
        🍇 fruit-grapes
        🥕 carrot
        🥗 bowl-food
        🍚 bowl-rice
        🍦 ice-cream
        🍬 candy
        🍿 popcorn
        🥚 egg
        🧀 cheese
        🛏 bed
        🛋 couch sofa
        🪑 chair
        🛁 bathtub bath
        🚿 shower
        🚽 toilet
        🧻 toilet-paper
        🧹 broom
        🧼 hand-soap soap
        👕 t-shirt shirt tshirt-crew
        👗 dress
        👟 sneaker shoe-sneaker
        👠 high-heel shoe-heel
        👓 eyeglasses glasses
        👜 handbag purse
        💄 lipstick
        💍 ring
        💊 pill pills
        💉 syringe needle
        🩺 stethoscope
        🩹 bandaids bandage
        🦷 tooth
        ❤ heart
        💔 heart-break heart-crack heart-broken
        👪 users-three people-roof human-male-female-child
        👥 users user-group account-group account-multiple
        👤 user user-circle account
        👶 baby baby-face
        🤝 handshake
        👍 thumbs-up
        👎 thumbs-down
        👋 hand-waving
        🙏 hands-praying
        🔧 wrench
        🔨 hammer
        🪛 screwdriver
        🧰 toolbox
        🔑 key
        🔒 lock lock-simple
        🔓 lock-open lock-simple-open unlock
        🛡 shield
        🔔 bell
        🔍 magnifying-glass magnify
        🔗 link link-simple
        ⚙ gear gear-six cog gears
        📰 newspaper
        📖 book-open
        📚 books
        📕 book
        🔖 bookmark
        ✏ pencil pencil-simple
        🖊 pen
        ✂ scissors
        📎 paperclip
        📌 push-pin thumbtack pin
        📦 package box box-open
        🌐 globe-simple web
        🌍 globe earth-africa earth globe-hemisphere-west
        ⭐ star
        ✨ sparkle wand-magic-sparkles creation
        🏆 trophy
        🏅 medal
        ⚽ soccer-ball futbol soccer
        🏀 basketball
        🎾 tennis-ball tennis
        🎯 target bullseye
        🎟 ticket
        🎸 guitar guitar-acoustic
        🎹 piano-keys piano
        🎨 palette paint-brush
        🔋 battery-full
        🔌 plug
        🎃 halloween
        👻 ghost
        💀 skull
        ☠ skull-crossbones
        🤖 robot
        🧠 brain
        ♻ recycle
        ➕ plus
        ➖ minus
        ✖ x xmark close
        ❓ question
        ⚠ warning triangle-exclamation alert
        """
}
