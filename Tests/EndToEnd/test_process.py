"""How the tool behaves as a process: exit codes, streams, and what goes wrong with them."""

import os
import resource
import subprocess

import pytest


def test_help_and_version(tool):
    assert tool.output("--version").startswith(b"iconsmith ")
    assert tool.output("--help") == tool.output("help")
    assert b"Usage: iconsmith COMMAND\n" in tool.output("--help")


def test_a_wrong_command_line_is_exit_code_2_and_says_so_on_standard_error(tool):
    result = tool.run("--hlep")
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr == b"iconsmith: unknown option --hlep; did you mean --help?\nSee 'iconsmith --help'.\n"


def test_a_bare_call_shows_the_help_as_an_error(tool):
    result = tool.run()
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr == tool.output("--help")


def test_a_word_that_is_not_utf8_is_refused(tool):
    result = tool.run(b"--data=\xff")
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr == b"iconsmith: argument 1 is not UTF-8 text\n"


def test_a_full_disk_behind_standard_output(tool):
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            tool.command("--help"), stdout=full, stderr=subprocess.PIPE, env=tool.environ, timeout=60)
    assert result.returncode == 1
    assert result.stderr == b"iconsmith: cannot write to standard output: No space left on device\n"


def test_a_reader_that_has_gone_ends_it_quietly_but_not_as_a_success(tool):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        result = subprocess.run(
            tool.command("completion", "bash"), stdout=writer, stderr=subprocess.PIPE, env=tool.environ, timeout=60)
    finally:
        os.close(writer)
    assert result.returncode == 1
    assert result.stderr == b""


def test_a_file_past_the_size_limit_is_an_error_not_a_signal(tool):
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    target = tool.folder / "help"
    with target.open("wb") as file:
        result = subprocess.run(
            tool.command("--help"), stdout=file, stderr=subprocess.PIPE, env=tool.environ, timeout=60,
            preexec_fn=limit)
    assert result.returncode == 1
    assert result.stderr == b"iconsmith: cannot write to standard output: File too large\n"


def test_standard_output_may_be_closed(tool):
    result = subprocess.run(
        ["sh", "-c", 'exec "$0" --help >&-', *tool.command()], capture_output=True, env=tool.environ, timeout=60)
    assert result.returncode == 1
    assert result.stderr == b"iconsmith: cannot write to standard output: Bad file descriptor\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_completion_script_is_read_by_its_shell(tool, shell):
    script = tool.output("completion", shell)
    result = subprocess.run([shell, "-n"], input=script, capture_output=True, timeout=60)
    assert (result.returncode, result.stderr) == (0, b"")
