"""Draws the table of ratios: plot.py peers.tsv peers.png. A bar is how many times as long as we a peer takes."""

import csv
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

COLORS = {
    "Blend2D": "#2563a8", "Blend2D + fpng": "#7fb2e5", "Skia (PyPI wheel)": "#c2571a", "cairo": "#4d7f3c",
    "cairo + libspng 1": "#9cc48a", "oxipng -o2": "#7a4fa3", "ours on one core": "#555555", "floor: memory": "#b0b0b0"}
OTHERS = "#b08a3e"
WANTED = "#d01c1c"


def main(source, target):
    with open(source) as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    # A line for each row, and for each job one above its rows.
    lines, y, last = [], 0.0, None
    for row in rows:
        if row["job"] != last:
            last = row["job"]
            y += 0.7 if lines else 0
            lines.append((y, last, None))
            y += 1
        lines.append((y, row["peer"], row))
        y += 1
    figure, axes = plt.subplots(figsize=(12, 0.2 * y + 1.1))
    ratios = [float(row["ratio"]) for row in rows]
    axes.set_xlim(min(0.1, min(ratios) / 1.3), max(ratios) * 1.3)
    axes.set_xscale("log")
    axes.set_ylim(y, -1)
    across = axes.get_yaxis_transform()

    def beside(place, x, text, **look):
        axes.text(x, place, text, transform=across, va="center", fontsize=8, **look)

    beside(-0.9, 1.075, "ratio", ha="right", color="#666666")
    beside(-0.9, 1.15, "wanted", ha="right", color="#666666")
    beside(-0.9, 1.225, "bytes", ha="right", color="#666666")
    for place, label, row in lines:
        if not row:
            beside(place, -0.26, label, fontweight="bold")
            continue
        ratio = float(row["ratio"])
        axes.barh(place, ratio - 1, left=1, height=0.75, color=COLORS.get(row["peer"], OTHERS))
        axes.plot([float(row["ratio_low"]), float(row["ratio_high"])], [place, place], color="black", linewidth=0.8)
        beside(place, -0.24, label)
        beside(place, 1.075, f"{ratio:.3g}×", ha="right")
        if row["target"]:
            wanted = float(row["target"])
            axes.plot([wanted, wanted], [place - 0.48, place + 0.48], color=WANTED, linewidth=1.8)
            beside(place, 1.15, f"{wanted:g}×", ha="right", color=WANTED)
        if row["size_ratio"]:
            beside(place, 1.225, f"{float(row['size_ratio']):.2f}", ha="right")
        if row["met"]:
            is_met = row["met"] == "yes"
            beside(place, 1.24, "met" if is_met else "missed", color="#2c7a2c" if is_met else WANTED)
    axes.axvline(1, color="black", linewidth=0.8)
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}×")
    axes.set_xlabel(
        "time of a peer over ours: above 1 we are quicker; red is what we want, a black line the range of the rounds; "
        "bytes are ours over the peer's", fontsize=8, x=0.45)
    axes.grid(axis="x", which="major", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    figure.subplots_adjust(left=0.19, right=0.77, top=1 - 0.35 / (0.2 * y + 1.1), bottom=0.6 / (0.2 * y + 1.1))
    figure.savefig(target, dpi=110, facecolor="white", metadata={"Software": None})


main(*sys.argv[1:])
