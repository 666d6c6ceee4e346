extension EverydayQueries {
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
}
