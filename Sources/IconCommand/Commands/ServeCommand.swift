import Foundation
import IconKit
import IconServer

extension Command {
    /// `iconsmith serve`: the web app and the API.
    static let serve = Command(
        "serve", summary: "Serve the web app and its API on this machine",
        discussion: """
            Prints the address when it is ready, and serves until it is stopped with Ctrl-C or SIGTERM. Only programs on this \
            machine reach it.

            Icons have addresses too: /icon.png, a question mark, a recipe's text as 'iconsmith recipe' prints it, and \
            &size=180.
            """,
        examples: [
            Example("iconsmith serve", "http://localhost:4266/"),
            Example("iconsmith serve --port 0", "on any free port, which it prints"),
        ],
        parameters: [port, app, opens]
    ) { values, console in
        let signals = StopSignals()
        let server = try LocalServer(
            data: try DataOption.folder(values), app: try AppOption.folder(try values[app]), port: try values[port],
            report: { console.report("iconsmith: \(printable($0, limit: 1_000))") })
        defer { server.stop() }
        let address = "http://localhost:\(server.port)/"
        try console.print("Serving \(address)")
        if try values[opens] { open(address, console) }
        signals.wait()
    }

    private static let port = Parameter<Int>.option(
        "port", short: "p", "N", .integer(in: 0...65_535), default: "4266",
        help: "The port to listen on; 0 is any free one.")
    private static let opens = Parameter<Bool>.flag("open", help: "Open the address in the browser of the desktop too.")

    private static func open(_ address: String, _ console: Console) {
        #if os(macOS)
            let opener = "open"
        #else
            let opener = "xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [opener, address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { console.report("cannot open \(address): \(error.localizedDescription)") }
    }

    private static let app = Parameter<String?>.option(
        "app", "DIR", .folder, help: "The folder of the web app. Default: the one that belongs to this program.")
}

/// Where the web app is.
private enum AppOption {
    /// The folder of the web app: what was asked for, else the one that was installed or built with this program; nil when
    /// there is none.
    static func folder(_ asked: String?) throws -> URL? {
        if let asked { return URL(fileURLWithPath: asked, isDirectory: true) }
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        return candidates(program).first {
            FileManager.default.fileExists(atPath: $0.appending(path: "index.html").path)
        }
    }

    /// `share/iconsmith/web` beside the program's `bin`, then `build/web` of the project that it was built in.
    private static func candidates(_ program: URL) -> [URL] {
        var folder = program.deletingLastPathComponent()
        var found: [URL] = []
        if folder.lastPathComponent == "bin" {
            found.append(folder.deletingLastPathComponent().appending(path: "share/iconsmith/web"))
        }
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
                found.append(folder.appending(path: "build/web"))
                break
            }
        }
        return found
    }
}

/// The signals that ask a program to stop: from the keyboard, from the system, and from a terminal that closes.
private struct StopSignals {
    private var signals = sigset_t()

    /// Holds the signals back from here on, in this thread and those that it starts. One that the process was told to ignore
    /// stays ignored.
    init() {
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] where !StopSignals.isIgnored(number) { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// `sigwait` would take an ignored one too, since it was held back.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // Functions cannot be compared, addresses can.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Waits for one of them. The next one then ends the process at once, should stopping take too long.
    func wait() {
        var signals = signals
        var number: Int32 = 0
        while sigwait(&signals, &number) != 0 {}
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}
