/// Values of one measure, one a round.
struct Samples: Codable, Equatable {
    let values: [Double]

    /// - Precondition: there is at least one value.
    init(_ values: [Double]) {
        precondition(!values.isEmpty)
        self.values = values.sorted()
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.singleValueContainer().decode([Double].self)
        guard !values.isEmpty else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no values"))
        }
        self.init(values)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(values)
    }

    /// The middle one, or the mean of the two in the middle.
    var median: Double {
        let middle = values.count / 2
        return values.count.isMultiple(of: 2) ? (values[middle - 1] + values[middle]) / 2 : values[middle]
    }

    /// The smallest value that at least `share` of all are not above (nearest rank).
    ///
    /// - Parameter share: above 0, up to 1.
    func quantile(_ share: Double) -> Double {
        values[max(0, Int((share * Double(values.count)).rounded(.up)) - 1)]
    }

    /// All values lie between these.
    var range: ClosedRange<Double> { values[0]...values[values.count - 1] }

    /// How far values lie apart, over their median.
    var spread: Double { median > 0 ? (range.upperBound - range.lowerBound) / median : 0 }
}
