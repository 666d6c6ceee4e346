/// The address of the server, and whom it answers. A page of another site may send requests here from the same browser, and
/// may have a name of its own point here (DNS rebinding); neither shall read or change anything.
package struct SiteAddress: Sendable {
    private let hosts: [String]

    /// The server on a port of this machine.
    package init(port: Int) {
        let names = ["localhost", "127.0.0.1", "[::1]"]
        // Nobody writes the port that http has anyway.
        hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }

    /// Checks that a request means this server.
    func checkHost(_ request: Request) throws(Problem) {
        let named = request.headers.all("host")
        guard named.count == 1, hosts.contains(named[0].lowercased()) else {
            throw Problem(.wrongHost, "Use the address http://\(hosts[0])/ instead.")
        }
    }

    /// Checks that a request which may change something comes from a page of this server, or from no page at all.
    func checkOrigin(_ request: Request) throws(Problem) {
        guard !request.method.isSafe else { return }
        let origins = request.headers.all("origin")
        let own = request.headers["host"].map { "http://" + $0.lowercased() }
        let sites = request.headers.all("sec-fetch-site")
        guard origins.allSatisfy({ $0.lowercased() == own }), sites.allSatisfy(["same-origin", "none"].contains) else {
            throw Problem(.foreignOrigin, "Change things from the page http://\(hosts[0])/ only.")
        }
    }
}
