/// A module for the browser has exports and no start of its own; the native build of this target is an empty program.
@main
struct Main {
    static func main() {}
}
