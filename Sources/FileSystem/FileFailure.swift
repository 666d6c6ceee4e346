/// An error of a module that can say what went wrong with a file or folder.
package protocol FileFailure: Error {
    /// A file or folder could not be read or written.
    ///
    /// - Parameters:
    ///   - path: the file or folder.
    ///   - action: what was tried: "read", "make the folder".
    ///   - problem: what the system answered.
    static func file(_ path: String, action: String, problem: String) -> Self
}
