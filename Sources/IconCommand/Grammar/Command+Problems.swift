extension Command {
    /// What is wrong with the description itself, for a test to find before a person does: an empty list is right.
    package func problems() -> [String] {
        problems(at: CommandPath(root: self))
    }

    private func problems(at path: CommandPath) -> [String] {
        var found: [String] = []
        func expect(_ isRight: Bool, _ problem: String) {
            if !isRight { found.append("\(path.text): \(problem)") }
        }
        expect(isName(name), "the name is not lower-case letters, digits and hyphens")
        expect(isSentencePart(summary), "the summary is empty, has several lines or ends in a full stop")

        let options = path.options
        for name in repeated(options.map(\.name)) { expect(false, "two options are named --\(name)") }
        for short in repeated(options.compactMap(\.short)) { expect(false, "two options are named -\(short)") }
        for option in self.options {
            expect(isName(option.name), "the name of \(option.label) is not lower-case letters, digits and hyphens")
            expect(
                option.short.map { $0.isASCII && $0.isLetter } ?? true, "the short name of \(option.label) is no letter"
            )
            expect(option.takesValue != option.valueName.isEmpty, "\(option.label) has no name for its value")
            expect(option.help.hasSuffix("."), "the help of \(option.label) is no sentence")
            if let text = option.defaultText {
                do { try option.check(text) } catch { expect(false, "the default of \(option.label) is refused") }
            }
        }

        for name in repeated(arguments.map(\.name)) { expect(false, "two arguments are named \(name)") }
        for (argument, next) in zip(arguments, arguments.dropFirst()) {
            expect(!argument.isRepeated, "\(argument.name) takes all words, but \(next.name) follows")
            expect(
                argument.isRequired || !next.isRequired,
                "\(next.name) is required, but \(argument.name) before it is not")
        }
        for argument in arguments {
            expect(argument.name == argument.name.uppercased(), "the argument \(argument.name) is not in capitals")
            expect(argument.help.hasSuffix("."), "the help of \(argument.name) is no sentence")
        }

        if case .group(let commands) = body {
            expect(!commands.isEmpty, "the group is empty")
            for name in repeated(commands.map(\.name)) { expect(false, "two commands are named \(name)") }
            for command in commands { found += command.problems(at: path.appending(command)) }
        }
        return found
    }

    private func isName(_ text: String) -> Bool {
        text.first?.isLetter == true
            && text.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || $0 == UInt8(ascii: "-")
            }
    }

    private func isSentencePart(_ text: String) -> Bool {
        !text.isEmpty && !text.hasSuffix(".") && !text.contains("\n")
    }

    private func repeated<Name: Hashable>(_ names: [Name]) -> [Name] {
        var seen: Set<Name> = []
        return names.filter { !seen.insert($0).inserted }
    }
}
