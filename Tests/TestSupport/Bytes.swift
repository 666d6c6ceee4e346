/// The UTF-8 bytes of a string, as the core takes text.
public func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Bytes as a string, to read them in a message.
public func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Whether this build is optimised. Exhaustive tests run over everything only then, and over a sample otherwise.
public var isOptimized: Bool {
    #if DEBUG
        false
    #else
        true
    #endif
}
