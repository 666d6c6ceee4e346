/// The glyphs that are left out because they show what belongs to somebody: logos of companies, products, projects and
/// standards, and figures from games, films and books. Compiled by hand from the packs' names, looking at each drawing in
/// doubt. Names of things that became words of their own (polaroid, rollerblade) stay.
enum Brands {
    /// Of Phosphor, besides all that are named as logos.
    static let phosphor: Set<String> = [
        "article-medium", "article-ny-times", "finn-the-human", "lego", "lego-smiley",
    ]

    /// Of Font Awesome's solid style; all others stand in its style `brands`, which is not read at all.
    static let fontAwesome: Set<String> = ["book-journal-whills", "font-awesome", "jedi", "web-awesome"]

    /// Whether a glyph of Material Design Icons is left out.
    static func isMaterialDesignBrand(_ name: String) -> Bool {
        materialDesign.contains(name) || name.split(separator: "-").first.map { families.contains(String($0)) } ?? false
    }

    /// First words that only brands have: `google`, `google-maps` …
    private static let families: Set<String> = [
        "android", "apple", "facebook", "google", "language", "linux", "microsoft", "nintendo", "skype", "youtube",
    ]

    private static let materialDesign: Set<String> = Set(
        """
        alphabet-aurebesh alphabet-piqad alphabet-tengwar angular angularjs ansible apache-kafka arch artstation atlassian
        aws babel bash bitbucket bitcoin black-mesa blender-software bootstrap box bulma camera-gopro centos clippy codepen
        cordova creative-commons cryengine death-star death-star-variant deathly-hallows debian dev-to deviantart
        digital-ocean disqus dlna docker dolby dot-net dropbox drupal electron-framework ember emby eslint et ethereum
        ev-plug-tesla evernote fedora firebase firefox folder-google-drive font-awesome freebsd gatsby gentoo git github
        gitlab gmail gnome gog goodreads graphql hololens home-assistant hubspot hulu humble-bundle instagram iobroker ipod
        jabber jira jquery jsfiddle kickstarter klingon kodi kubernetes laravel lastpass linkedin litecoin lumx manjaro
        mapbox mastodon material-design material-ui meteor midi minecraft nativescript netflix nfc nix nodejs npm nuxt oci
        odnoklassniki one-up onepassword open-source-initiative openid opera origin pac-man pandora patreon pi-hole
        pinterest plex pocket pokeball pokemon-go polymer powershell qi qqchat quora raspberry-pi react reddit redhat
        rollupjs salesforce sass semantic-web simple-icons sina-weibo slack snapchat sony-playstation soundcloud
        space-invaders spotify stack-exchange stack-overflow stackpath steam svg symfony tailwind teamviewer terraform
        trello triforce twitch twitter ubisoft ubuntu umbraco unicode unity unreal vimeo vlc vuejs vuetify waze webhook
        webpack webrtc wechat whatsapp wikipedia wordpress xamarin xmpp yahoo z-wave zend zigbee
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
