import GlyphCatalog

/// What is typed on the way to everyday names, in several languages, some with a typo; the same in every run.
enum TypedPrefixes {
    struct Query {
        let text: String
        /// Those of the person who types.
        let languages: [LanguageTag]
    }

    /// So many queries, taken evenly from all there are.
    ///
    /// - Parameter count: 1 or more, at most as many as there are.
    static func queries(count: Int) -> [Query] {
        let all = names.flatMap { code, names in
            let tag = LanguageTag(code) ?? .english
            let languages = tag == .english ? [tag] : [tag, .english]
            return parted(names).flatMap { name in typed(name).map { Query(text: $0, languages: languages) } }
        }
        precondition(count <= all.count, "there are only \(all.count) queries")
        return (0..<count).map { all[$0 * all.count / count] }
    }

    /// The names themselves.
    static var wholeNames: [String] {
        names.flatMap { parted($0.value) }
    }

    private static func parted(_ names: String) -> [String] {
        names.split(separator: ",").map { String($0.trimmingPrefix(" ")) }
    }

    /// `g`, `gr`, `gro`, …, and the whole name with its third and fourth letters exchanged.
    private static func typed(_ name: String) -> [String] {
        let letters = Array(name)
        var result = (1...letters.count).map { String(letters[..<$0]) }
        if letters.count >= 5 {
            var slip = letters
            slip.swapAt(2, 3)
            result.append(String(slip))
        }
        return result
    }

    private static let names: KeyValuePairs = [
        "en": """
        groceries, shopping list, homework, birthday party, dentist, gym, holiday in Spain, car repair, tax return, \
        recipes, reading list, movies to watch, garden, walk the dog, baby names, wedding, budget, meeting notes, \
        Q3 report, house cleaning, laundry, passwords, medication, running, guitar practice, christmas presents, \
        moving house, travel documents, football, ideas, work, bills, coffee, plants, photos, electricity, swimming lessons, \
            train tickets, allotment, computer, umbrella, school run
        """,
        "de": """
        Einkaufsliste, Geburtstag, Hausaufgaben, Zahnarzt, Urlaub, Steuererklärung, Bücher, Rezepte, Garten, \
        Fahrrad, Arbeit, Besprechung, Müll, Schlüssel, Weihnachten, Krankenversicherung, Kindergarten
        """,
        "es": """
        compras, cumpleaños, deberes, vacaciones, médico, coche, cocina, libros, trabajo, playa, música, dinero, gimnasio, escuela, restaurante
        """,
        "fr":
            "courses, anniversaire, devoirs, vacances, médecin, voiture, cuisine, livres, travail, école, musique, banque, téléphone",
        "ru": "покупки, день рождения, работа, врач, отпуск, книги, машина, музыка, школа, телефон, тренировка",
        "ja": "買い物, 誕生日, 宿題, 病院, 旅行, 車, 料理, 本, 仕事, ねこ, カレンダー, テレビ",
        "zh-TW": "購物清單, 生日派對, 作業, 牙醫, 旅行, 汽車維修, 食譜, 書單, 工作, 遛狗, 待辦事項, 健身房, 音樂, 花園",
        "zh-CN": "购物清单, 生日, 作业, 医生, 旅行, 汽车, 菜谱, 书, 工作, 音乐",
        "ko": "쇼핑, 생일, 숙제, 병원, 여행, 자동차, 요리, 책",
    ]
}
