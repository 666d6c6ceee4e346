/// The completion script for zsh: one function for each command, in the language of zsh's own `_arguments`. It works
/// from a file in `fpath` and when sourced.
func zshCompletion(_ tree: CompletionNode) -> String {
    let name = tree.name
    let functions = tree.all.dropFirst().filter { !$0.isBare }.map { node in
        """
        \(zshName(node, name))() {
        \(zshBody(node, name))
        }
        """
    }
    return """
        #compdef \(name)
        # Completion of \(name) for zsh, made by '\(name) completion zsh'.

        # Offers the lines that the program prints for these arguments.
        _\(name)_lines() {
            local -a lines
            lines=(${(f)"$(${~${(Q)program}} "$@" 2>/dev/null)"})
            compadd -a -- lines
        }

        \(functions.joined(separator: "\n\n"))

        _\(name)() {
            local program=$words[1]
        \(zshBody(tree, name))
        }

        if [[ $funcstack[1] == _\(name) ]]; then
            _\(name) "$@"
        else
            compdef _\(name) \(name)
        fi

        """
}

private func zshName(_ node: CompletionNode, _ program: String) -> String {
    "_" + ([program] + node.words).joined(separator: "_")
}

private func zshBody(_ node: CompletionNode, _ program: String) -> String {
    let options = node.options.map { zshOption($0, program) }
    guard !node.children.isEmpty else {
        let specs = options + node.arguments.map { zshArgument($0, program) }
        return "    " + (["_arguments -s -S"] + specs).joined(separator: " \\\n        ")
    }
    // `(-)`: what follows the command's name, options too, is the command's.
    let specs = options + ["'(-): :->command'", "'(-)*:: :->rest'"]
    let descriptions = node.children.map {
        "            " + shellQuoted("\(zshEscaped($0.name, ":")):\($0.summary)")
    }
    let branches = node.children.filter { !$0.isBare }.map { "            \($0.name)) \(zshName($0, program)) ;;" }
    return """
            local curcontext=$curcontext context state state_descr line
            local -A opt_args
            local -a commands
            \((["_arguments -C -s -S"] + specs).joined(separator: " \\\n        ")) && return
            case $state in
            command)
                commands=(
        \(descriptions.joined(separator: "\n"))
                )
                _describe -t commands command commands ;;
            rest)
                case $line[1] in
        \(branches.joined(separator: "\n"))
                esac ;;
            esac
        """
}

/// `'(-o --output)'{-o+,--output=}'[What it does]:FILE:_files'`
private func zshOption(_ option: Option, _ program: String) -> String {
    let isRepeated = if case .repeated = option.kind { true } else { false }
    var spellings = [option.takesValue ? "\(option.label)=" : option.label]
    if let short = option.short { spellings.insert(option.takesValue ? "-\(short)+" : "-\(short)", at: 0) }
    let excluded =
        option.name == Option.help.name || option.name == Option.version.name
        ? "- : *" : option.spellings.joined(separator: " ")
    let before = isRepeated ? "'*'" : "'(\(excluded))'"
    let names = spellings.count > 1 ? "{\(spellings.joined(separator: ","))}" : spellings[0]
    var after = "[\(zshEscaped(option.brief, "[]:"))]"
    if option.takesValue { after += ":\(zshEscaped(option.valueName, ":")):\(zshAction(option.completion, program))" }
    return before + names + shellQuoted(after)
}

private func zshArgument(_ argument: Argument, _ program: String) -> String {
    let place = argument.isRepeated ? "*:" : argument.isRequired ? ":" : "::"
    return shellQuoted("\(place)\(zshEscaped(argument.name, ":")):\(zshAction(argument.completion, program))")
}

private func zshAction(_ hint: CompletionHint, _ program: String) -> String {
    switch hint {
    case .none, .commands: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let words): "(\(words.map { zshEscaped($0, ":") }.joined(separator: " ")))"
    case .lines(let arguments): "{_\(program)_lines \(arguments.joined(separator: " "))}"
    }
}

/// Puts a backslash before each of the characters that would end a part of the specification.
private func zshEscaped(_ text: String, _ special: String) -> String {
    text.map { $0 == "\\" || special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
}
