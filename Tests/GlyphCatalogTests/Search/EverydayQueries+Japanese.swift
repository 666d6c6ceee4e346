extension EverydayQueries {
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
}
