import Foundation

/// Wheels of the shape of the three built-in packs, with drawings of our own.
enum TestWheels {
    /// An icon of Phosphor's metadata.
    struct Icon {
        var name: String
        var alias: String? = nil
        var categories: [String] = ["Objects"]
        var tags: [String] = []
    }

    static func phosphor(_ icons: [Icon]) -> TestZip {
        var zip = TestZip(["py_phosphor_icons/phosphor_version.txt": "v2.1.0\n", "py_phosphor_icons/__init__.py": ""])
        let entries = icons.map { icon in
            """
            {"alias": \(icon.alias.map { "\"\($0)\"" } ?? "null"), "categories": \(icon.categories), "codepoint": 1,
            "figma_category": "Objects", "name": "\(icon.name)", "released_at": 1.0, "tags": \(icon.tags)}
            """
        }
        zip.add("py_phosphor_icons/search/metadata.json", Array("[\(entries.joined(separator: ","))]".utf8))
        for (index, icon) in icons.enumerated() {
            zip.add("py_phosphor_icons/svgs/flat/fill/\(icon.name)-fill.svg", Array(drawing("256 256", index).utf8))
            zip.add("py_phosphor_icons/svgs/flat/bold/\(icon.name)-bold.svg", Array("not read".utf8))
        }
        return zip
    }

    /// Glyphs by name: other names, search terms, emoji's code points, groups.
    static func fontAwesome(
        _ icons: [(name: String, aliases: [String], terms: [String], emoji: [String], groups: [String])]
    ) -> TestZip {
        let root = "fontawesomefree/static/fontawesomefree/"
        var zip = TestZip()
        let entries = icons.map { icon in
            """
            "\(icon.name)": {"aliases": {"names": \(icon.aliases), "unicodes": {"composite": \(icon.emoji)}},
            "search": {"terms": \(icon.terms)}, "label": "\(icon.name.capitalized)", "styles": ["solid"], "free": ["solid"]}
            """
        }
        let brand =
            #""some-brand": {"search": {"terms": []}, "label": "Brand", "styles": ["brands"], "free": ["brands"]}"#
        zip.add(root + "metadata/icons.json", Array("{\((entries + [brand]).joined(separator: ","))}".utf8))
        let groups = Set(icons.flatMap(\.groups)).sorted()
        let yaml = groups.map { group in
            let members = icons.filter { $0.groups.contains(group) }.map {
                "    - \($0.name.count == 1 ? "'\($0.name)'" : $0.name)\n"
            }
            return "\(group):\n  icons:\n\(members.joined())  label: \(group.capitalized)\n"
        }
        zip.add(root + "metadata/categories.yml", Array(yaml.joined().utf8))
        for (index, icon) in icons.enumerated() {
            zip.add(root + "svgs/solid/\(icon.name).svg", Array(drawing("512 512", index).utf8))
        }
        zip.add(root + "svgs/brands/some-brand.svg", Array(drawing("512 512", 9).utf8))
        return zip
    }

    static func materialDesign(_ names: [String]) -> TestZip {
        var inner = TestZip()
        for (index, name) in names.enumerated() { inner.add("\(name).svg", Array(drawing("24 24", index).utf8)) }
        var zip = TestZip(["justmyresource_mdi/__init__.py": ""])
        zip.add("justmyresource_mdi/icons.zip", inner.bytes)
        return zip
    }

    private static func drawing(_ size: String, _ index: Int) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size)"><path d="M1 1h\#(index + 2)v9H1z"/></svg>"#
    }
}

extension Sandbox {
    /// Puts the three wheels where set-up puts them.
    func installWheels(
        phosphor: TestZip? = nil, fontAwesome: TestZip? = nil, materialDesign: TestZip? = nil
    ) throws {
        if let phosphor { try write("data/packs/py_phosphor_icons-0.1.1-py3-none-any.whl", phosphor.bytes) }
        if let fontAwesome { try write("data/packs/fontawesomefree-6.6.0-py3-none-any.whl", fontAwesome.bytes) }
        if let materialDesign {
            try write("data/packs/justmyresource_mdi-7.4.47.post1-py3-none-any.whl", materialDesign.bytes)
        }
    }
}
