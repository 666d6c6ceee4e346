/// The header fields of a message, in their order.
package struct Headers: Equatable, Sendable {
    /// A field: its name in lower case, and its value without white space around it.
    package struct Field: Equatable, Sendable {
        package let name: String
        package let value: String
    }

    /// All fields.
    package private(set) var fields: [Field] = []

    /// No fields.
    package init() {}

    /// Fields of these names and values.
    package init(_ fields: [(String, String)]) {
        for (name, value) in fields { add(name, value) }
    }

    /// Adds a field behind the others.
    package mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name.lowercased(), value: value))
    }

    /// Puts a field in the place of all others of its name.
    package mutating func set(_ name: String, _ value: String) {
        let name = name.lowercased()
        fields.removeAll { $0.name == name }
        fields.append(Field(name: name, value: value))
    }

    /// The values of all fields of a name, which is written in lower case.
    package func all(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    /// The value of the first field of a name, which is written in lower case.
    package subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// The value of a field that may be a list (RFC 9110, 5.3): those of all fields of its name, with commas between.
    package func list(_ name: String) -> String? {
        let values = all(name)
        return values.isEmpty ? nil : values.joined(separator: ",")
    }

    /// The bytes that all names and values have.
    package var byteCount: Int {
        fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    }
}
