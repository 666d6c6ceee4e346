/// Gathers the pairs of a recipe's text into a draft.
struct RecipeReader {
    private var stops: [GradientStop]?
    private var gradientShape: Gradient.Shape?
    private var angle = 180.0
    private var space = Gradient.Space.srgb
    private var draft = RecipeDraft(background: Gradient(.white))
    private var spans = [RecipeSpan?](repeating: nil, count: RecipeKey.allCases.count)

    /// Reads `key=value` from `range` of the text.
    mutating func readPair(_ text: [UInt8], _ range: Range<Int>) throws(RecipeError) {
        var equals = range.lowerBound
        while equals < range.upperBound, text[equals] != UInt8(ascii: "=") { equals += 1 }
        guard equals > range.lowerBound, equals < range.upperBound else {
            throw .pairExpected(RecipeSpan(range.lowerBound, range.count))
        }
        let keySpan = RecipeSpan(range.lowerBound, equals - range.lowerBound)
        guard let key = RecipeKey(text[range.lowerBound..<equals]) else { throw .unknownKey(keySpan) }
        guard spans[Int(key.rawValue)] == nil else { throw .repeatedKey(key, keySpan) }
        let span = RecipeSpan(equals + 1, range.upperBound - equals - 1)
        spans[Int(key.rawValue)] = span
        do throws(RecipeValueProblem) {
            try readValue(key, try percentDecode(text[(equals + 1)..<range.upperBound]))
        } catch {
            throw .value(key, error, span)
        }
    }

    /// The finished recipe.
    func finish() throws(RecipeError) -> Recipe {
        guard let stops else { throw .colorsMissing }
        if gradientShape == .radial, let span = spans[Int(RecipeKey.angle.rawValue)] {
            throw .value(.angle, .radial, span)
        }
        do throws(RecipeError) {
            var draft = draft
            do throws(GradientError) {
                draft.background = try Gradient(
                    shape: gradientShape ?? .linear(angle: angle), stops: stops, space: space)
            } catch {
                throw .value(.colors, .gradient(error), RecipeSpan(0, 0))
            }
            return try Recipe(draft)
        } catch {
            // Checks behind the text know the key; the place is remembered here.
            guard case .value(let key, let problem, _) = error, let span = spans[Int(key.rawValue)] else { throw error }
            throw .value(key, problem, span)
        }
    }

    private mutating func readValue(_ key: RecipeKey, _ value: [UInt8]) throws(RecipeValueProblem) {
        switch key {
        case .colors: stops = try readColors(value)
        case .gradient: gradientShape = try readWord(key, value) == 1 ? .radial : nil
        case .angle: angle = try readNumber(value)
        case .space: space = try readWord(key, value) == 1 ? .oklab : .srgb
        case .glyph:
            guard let glyph = GlyphReference(value) else { throw .glyph }
            draft.glyph = glyph
        case .fg: draft.foreground = try readColor(value)
        case .scale: draft.scale = try readNumber(value)
        case .x: draft.x = try readNumber(value)
        case .y: draft.y = try readNumber(value)
        case .rotate: draft.rotation = try readNumber(value)
        case .shape: draft.shape = try readShape(value)
        }
    }

    private func readColors(_ value: [UInt8]) throws(RecipeValueProblem) -> [GradientStop] {
        var colors: [Color] = []
        var places: [Double?] = []
        for part in value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
            guard colors.count < Gradient.maximumStops else {
                throw .gradient(.stopCount(found: colors.count + 1))
            }
            let (digits, place) = try readParameter(Array(part))
            colors.append(try readColor(digits))
            places.append(place)
        }
        return RecipeReader.spread(colors, places)
    }

    /// Gives colours without a place one: the first 0, the last 1, others evenly between their placed neighbours (as CSS
    /// Images 3, 3.4.3, without moving stops that go back, which are an error here).
    static func spread(_ colors: [Color], _ places: [Double?]) -> [GradientStop] {
        if places.allSatisfy({ $0 == nil }) {
            return colors.indices.map {
                GradientStop(color: colors[$0], offset: RecipeText.evenOffset($0, of: colors.count))
            }
        }
        var known = places
        let last = known.count - 1
        if known[0] == nil { known[0] = 0 }
        if known[last] == nil { known[last] = 1 }
        var stops: [GradientStop] = []
        var previous = 0
        for index in known.indices {
            if let place = known[index] {
                stops.append(GradientStop(color: colors[index], offset: place))
                previous = index
                continue
            }
            var next = index
            while known[next] == nil { next += 1 }
            let (from, to) = (known[previous] ?? 0, known[next] ?? 1)
            let fraction = Double(index - previous) / Double(next - previous)
            stops.append(GradientStop(color: colors[index], offset: from + (to - from) * fraction))
        }
        return stops
    }

    private func readShape(_ value: [UInt8]) throws(RecipeValueProblem) -> IconShape {
        let (name, parameter) = try readParameter(value)
        switch try readWord(.shape, name) {
        case 1: return .squircle(ratio: parameter ?? IconShape.defaultRatio)
        case 2: return .rounded(ratio: parameter ?? IconShape.defaultRatio)
        case 4: return .superellipse(exponent: parameter ?? IconShape.defaultExponent)
        case let index:
            guard parameter == nil else { throw .word }
            return index == 0 ? .square : .circle
        }
    }

    /// Splits `text@number`.
    private func readParameter(_ value: [UInt8]) throws(RecipeValueProblem) -> (text: [UInt8], parameter: Double?) {
        guard let at = value.firstIndex(of: UInt8(ascii: "@")) else { return (value, nil) }
        return (Array(value[..<at]), try readNumber(Array(value[(at + 1)...])))
    }

    private func readColor(_ value: [UInt8]) throws(RecipeValueProblem) -> Color {
        do throws(ColorError) {
            return try Color(hexDigits: value)
        } catch {
            throw .color(error)
        }
    }

    private func readNumber(_ value: [UInt8]) throws(RecipeValueProblem) -> Double {
        guard let (number, end) = Decimal.read(value, at: 0), end == value.count, number.isFinite else {
            throw .number
        }
        return number
    }

    /// The place of the value among the key's words.
    private func readWord(_ key: RecipeKey, _ value: [UInt8]) throws(RecipeValueProblem) -> Int {
        for (index, word) in key.words.enumerated() where matches(value, word) { return index }
        throw .word
    }

    /// Undoes percent-encoding; `+` stands for a space, as browsers write it.
    private func percentDecode(_ text: ArraySlice<UInt8>) throws(RecipeValueProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case UInt8(ascii: "%"):
                guard index + 2 < text.endIndex, let high = text[index + 1].hexadecimalDigit,
                    let low = text[index + 2].hexadecimalDigit
                else { throw .encoding }
                bytes.append(high << 4 | low)
                index += 3
            case UInt8(ascii: "+"):
                bytes.append(0x20)
                index += 1
            default:
                bytes.append(text[index])
                index += 1
            }
        }
        guard isValidUTF8(bytes) else { throw .encoding }
        return bytes
    }
}
