/// Something that is measured. What it needs is made ready by its `init`, outside the measurements.
///
/// A new subject is a file of `Subjects/` and a line of `SubjectKind`.
protocol Subject {
    /// What it measures, always the same.
    var measures: [Measure] { get }

    /// Measures once: a value for each of `measures`, in their order. Called as often as there are rounds, all subjects by
    /// turns, so that a slow stretch of the machine falls on all of them alike. What is compared with each other is measured
    /// within one call.
    mutating func round() throws -> [Double]

    /// What a reader should know besides, asked for after the last round.
    var remarks: [String] { get }

    /// Those of its measures that belong together as jobs which others do too. They have a table of their own.
    var comparisons: [Comparison] { get }
}

extension Subject {
    var remarks: [String] { [] }
    var comparisons: [Comparison] { [] }
}

/// One number that a subject gives.
struct Measure: Sendable {
    /// How it is known in tables, results and baselines; kept for good, or old results compare with nothing.
    let name: String
    let unit: Unit
    /// What it should be; nil where it only explains others.
    let target: Double?

    init(_ name: String, _ unit: Unit, target: Double? = nil) {
        self.name = name
        self.unit = unit
        self.target = target
    }

    enum Unit: String, Codable, Sendable {
        case milliseconds = "ms"
        case perSecond = "/s"
        case ratio = "×"
        case kilobytes = "kB"
        /// How large something is, over something else.
        case sizeRatio = "× the size"
        /// Millions of instructions.
        case instructions = "M"

        /// Whether less is better.
        var isCost: Bool { self != .perSecond && self != .ratio }

        /// The least change that means something, over the value: times differ a little whatever one does, and instructions by
        /// where memory happens to lie.
        var leastChange: Double {
            switch self {
            case .milliseconds, .perSecond, .ratio: 0.01
            case .instructions: 0.002
            case .kilobytes, .sizeRatio: 0
            }
        }
    }
}
