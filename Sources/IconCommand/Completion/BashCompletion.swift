/// The completion script for bash, 3.2 and later. It needs no other package.
///
/// The tree becomes two tables, and one function walks the typed words by them. Bash parts words at `=` too, so that
/// `--name=value` comes as three words.
func bashCompletion(_ tree: CompletionNode) -> String {
    let name = tree.name
    let described = tree.all.filter { !$0.isBare }.map { node in
        """
                \(shellQuoted(node.key)))
                    commands=\(shellQuoted(node.children.map(\.name).joined(separator: " ")))
                    options=\(shellQuoted(node.options.flatMap(\.spellings).joined(separator: " "))) ;;
        """
    }
    let hints = tree.all.flatMap { node in
        node.options.filter(\.takesValue).map { option in
            let patterns = option.spellings.map { shellQuoted("\(node.key) \($0)") }.joined(separator: "|")
            return "        \(patterns)) hint=\(shellQuoted(bashHint(option.completion))) ;;"
        }
            + node.arguments.enumerated().map { index, argument in
                let place = argument.isRepeated ? "'\(node.key) '[0-9]*" : "'\(node.key) \(index + 1)'"
                return "        \(place)) hint=\(shellQuoted(bashHint(argument.completion))) ;;"
            }
    }
    return """
        # Completion of \(name) for bash, made by '\(name) completion bash'.

        # The commands and options that may follow the command $1.
        _\(name)_describe() {
            commands='' options=''
            case $1 in
        \(described.joined(separator: "\n"))
            esac
        }

        # What a value is: $1 is a command and one of its options, or a command and the number of an argument.
        # Nothing for an option without a value.
        _\(name)_hint() {
            hint=''
            case $1 in
        \(hints.joined(separator: "\n"))
            esac
        }

        # Offers those lines of standard input that begin with $2, each behind $1.
        _\(name)_offer() {
            local line
            while IFS= read -r line; do
                [[ $line == "$2"* ]] && printf -v line '%q' "$line" && COMPREPLY+=("$1$line")
            done
        }

        _\(name)() {
            local cur=${COMP_WORDS[COMP_CWORD]} path='' index=1 position=1 prefix='' commands options hint
            local ended='' valued='' word
            COMPREPLY=()
            _\(name)_describe ''
            while ((index < COMP_CWORD)); do
                word=${COMP_WORDS[index]}
                if [[ -z $ended && $word == -- ]]; then
                    ended=1
                elif [[ -z $ended && $word == -[!0-9.]* ]]; then
                    _\(name)_hint "$path $word"
                    if [[ -n $hint ]]; then
                        ((index++))
                        if [[ ${COMP_WORDS[index]} == = ]]; then
                            ((index == COMP_CWORD)) && cur=''
                            ((index++))
                        fi
                        ((index >= COMP_CWORD)) && valued=1
                    fi
                elif [[ " $commands " == *" $word "* ]]; then
                    path=${path:+$path }$word
                    _\(name)_describe "$path"
                else
                    ((position++))
                fi
                ((index++))
            done

            if [[ -z $valued && -z $ended && $cur == --*=* ]]; then
                prefix=${cur%%=*}=
                _\(name)_hint "$path ${cur%%=*}"
                cur=${cur#*=}
            elif [[ -z $valued && -z $ended && $cur == -* ]]; then
                hint="words $options"
            elif [[ -z $valued && -n $commands ]]; then
                hint="words $commands"
            elif [[ -z $valued ]]; then
                _\(name)_hint "$path $position"
            fi
            case $hint in
                file) compopt -o default 2>/dev/null || _\(name)_offer "$prefix" "$cur" < <(compgen -f -- "$cur") ;;
                folder) compopt -o dirnames 2>/dev/null || _\(name)_offer "$prefix" "$cur" < <(compgen -d -- "$cur") ;;
                'words '*)
                    hint=${hint#words }
                    _\(name)_offer "$prefix" "$cur" <<<"${hint// /$'\\n'}" ;;
                'lines '*)
                    # shellcheck disable=SC2086
                    _\(name)_offer "$prefix" "$cur" < <("${COMP_WORDS[0]/#\\~/$HOME}" ${hint#lines } 2>/dev/null) ;;
            esac
        }

        complete -F _\(name) \(name)

        """
}

/// A hint as text: what kind it is, and what belongs to it, parted by spaces.
private func bashHint(_ hint: CompletionHint) -> String {
    switch hint {
    case .none, .commands: "none"
    case .file: "file"
    case .folder: "folder"
    case .words(let words): "words \(words.joined(separator: " "))"
    case .lines(let arguments): "lines \(arguments.joined(separator: " "))"
    }
}
