import Foundation
import IconCommand

/// Runs programs with as little around them as the system allows, for measuring how long they take.
enum Spawn {
    /// How long a program takes from its start to its end, by the clock, in milliseconds. What it prints is dropped.
    ///
    /// - Throws: `Failure` when it cannot be started or fails.
    static func milliseconds(_ arguments: [String]) throws -> Double {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        var texts = arguments.map { strdup($0) } + [nil]
        defer { for text in texts { free(text) } }
        var child: pid_t = 0
        var status: Int32 = 0
        var problem: Int32 = 0
        let time = IconBench.milliseconds {
            problem = posix_spawn(&child, arguments[0], &actions, nil, &texts, environ)
            if problem == 0 { waitpid(child, &status, 0) }
        }
        guard problem == 0, status == 0 else { throw Failure("\(arguments[0]) failed") }
        return time
    }
}
