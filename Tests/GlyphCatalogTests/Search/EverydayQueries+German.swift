extension EverydayQueries {
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
}
