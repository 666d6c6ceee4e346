/// What is shown where the web app would be, when there is none.
enum MissingAppPage {
    /// A page that says what to do.
    static func respond(_ request: Request) throws -> Response {
        guard request.path.parts.isEmpty else {
            throw Problem(.notFound, "The web app is not here, only /icon.png, /healthz and the API below /api/v1.")
        }
        return Response(type: "text/html; charset=utf-8", text: page)
    }

    private static let page = """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Iconsmith</title>
        <h1>Iconsmith runs, but its web app is not here</h1>
        <p>Stop the server, and either run <code>make run</code> in the folder of the sources, which builds the app and \
        starts the server with it, or start the server with <code>iconsmith serve --app FOLDER</code>, where FOLDER is where \
        the app's index.html is.</p>
        <p>The rest works: for example <a href="/icon.png?colors=4eacf3-0278e1">an icon</a> and \
        <a href="/api/v1/palettes">the palettes</a>.</p>
        </html>

        """
}
