"""`iconsmith batch`: tables to folders of files, stopped and started again."""

import json
import os
import signal
import subprocess
import time

import pytest

WORDS = ["heart", "star", "house", "car", "sun", "key", "book", "clock"]


def table(folder, rows, header="name,file,size"):
    (path := folder / "table.csv").write_text("\ufeff" + header + "\r\n" + "".join(row + "\r\n" for row in rows))
    return path


def files(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_each_row_is_what_render_makes(tool_with_packs):
    tool = tool_with_packs
    path = table(tool.folder, ["heart,a/h.png,40", '"shopping cart",c.svg,', "star,,180"])
    output = tool.output("batch", path, "--to", "out", "--shape", "circle")
    assert output == b"3 written, 0 kept, 0 failed\n"
    made = files(tool.folder / "out")
    assert sorted(made) == ["a/h.png", "c.svg", "star.png"]
    circle = ("--shape", "circle")
    assert made["a/h.png"] == tool.output("render", "heart", "--size", "40", *circle)
    assert made["c.svg"] == tool.output("render", "shopping", "cart", "--format", "svg", *circle)
    assert made["star.png"] == tool.output("render", "star", "--size", "180", *circle)


@pytest.mark.parametrize("jobs", ["1", "2", "7"])
def test_threads_change_nothing(tool_with_packs, jobs):
    tool = tool_with_packs
    path = table(tool.folder, [f"{word},{number}.png,32" for number, word in enumerate(WORDS * 3)])
    tool.output("batch", path, "--to", "out", "--jobs", jobs)
    made = files(tool.folder / "out")
    assert len(made) == 24
    assert made["0.png"] == made["8.png"] == tool.output("render", WORDS[0], "--size", "32")


def test_bad_rows_do_not_stop_the_rest(tool_with_packs):
    tool = tool_with_packs
    path = table(tool.folder, ["heart,h.png,", "heart,x.gif,", "phosphor/qqqqzzzz,q.png,", "star,s.png,0", "sun,s.png,"])
    result = tool.run("batch", path, "--to", "out", "--json")
    assert result.returncode == 1
    report = json.loads(result.stdout)
    assert (report["written"], report["kept"]) == (2, 0)
    assert [row["line"] for row in report["failed"]] == [3, 4, 5]
    lines = result.stderr.decode().splitlines()
    assert lines[0].startswith("line 3: ") and "nearest" in lines[1] and lines[-1].startswith("iconsmith: 3 of")
    assert sorted(files(tool.folder / "out")) == ["h.png", "s.png"]


def test_a_clash_of_names_writes_nothing(tool_with_packs):
    tool = tool_with_packs
    result = tool.run("batch", table(tool.folder, ["a,x.png,", "b,y.png,", "c,X.png,"]), "--to", "out")
    assert result.returncode == 1
    assert "lines 2 and 4 would both write 'X.png'" in result.stderr.decode()
    assert not (tool.folder / "out").exists()


def test_what_changed_is_written_and_nothing_else(tool_with_packs):
    tool = tool_with_packs
    path = table(tool.folder, ["heart,h.png,40", "star,s.png,40"])
    tool.output("batch", path, "--to", "out")
    before = {name: os.stat(tool.folder / "out" / name).st_mtime_ns for name in ("h.png", "s.png")}
    table(tool.folder, ["heart,h.png,40", "star,s.png,41", "sun,n.png,40"])
    assert tool.output("batch", path, "--to", "out") == b"2 written, 1 kept, 0 failed\n"
    assert os.stat(tool.folder / "out" / "h.png").st_mtime_ns == before["h.png"]
    # A file that was cut short is made again.
    whole = (tool.folder / "out" / "h.png").read_bytes()
    (tool.folder / "out" / "h.png").write_bytes(whole[:-20])
    assert tool.output("batch", path, "--to", "out") == b"1 written, 2 kept, 0 failed\n"
    assert (tool.folder / "out" / "h.png").read_bytes() == whole


def test_killed_and_started_again(tool_with_packs):
    tool = tool_with_packs
    path = table(tool.folder, [f"{WORDS[number % 8]},{number}.png,{100 + number}" for number in range(400)])
    out = tool.folder / "out"
    process = subprocess.Popen(
        tool.command("batch", path, "--to", out), cwd=tool.folder, env=tool.environ, stdout=subprocess.DEVNULL)
    while len(list(out.glob("[0-9]*.png")) if out.exists() else []) < 20 and process.poll() is None:
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.wait()
    finished = {file.name: (file.stat().st_mtime_ns, file.read_bytes()) for file in out.glob("[0-9]*.png")}
    assert 20 <= len(finished) < 400
    output = tool.output("batch", path, "--to", out)
    assert output == f"{400 - len(finished)} written, {len(finished)} kept, 0 failed\n".encode()
    for name, (modified, content) in finished.items():
        assert (out / name).stat().st_mtime_ns == modified and (out / name).read_bytes() == content
    # Nor is anything left of the files that were being written.
    assert sorted(os.listdir(out)) == sorted(f"{number}.png" for number in range(400))
    assert (out / "7.png").read_bytes() == tool.output("render", WORDS[7], "--size", "107")


def test_what_a_killed_run_left_is_deleted_in_all_folders(tool_with_packs):
    tool = tool_with_packs
    left = [tool.folder / "out" / folder / ".iconsmith-1abc.tmp" for folder in ("", "a", "a/b", "others")]
    for file in left:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"half")
    path = table(tool.folder, ["heart,h.png,20", "star,a/s.png,20", "sun,a/b/s.png,20"])
    assert tool.output("batch", path, "--to", "out") == b"3 written, 0 kept, 0 failed\n"
    # A folder that the table says nothing of is none of its business.
    assert [file.exists() for file in left] == [False, False, False, True]


def test_tables_come_from_standard_input(tool_with_packs):
    output = tool_with_packs.output("batch", "-", "--to", "out", input=b'{"name": "heart", "size": 20}\n')
    assert output == b"1 written, 0 kept, 0 failed\n"
    assert tool_with_packs.run("batch", "-").returncode == 2
