import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, glow, group, path, round, slope, stroke } from "../press/shapes.ts";

const right = "M800 262 C950 196 1130 190 1330 236 L1372 742 C1150 690 950 700 800 772 Z";
const mirrored = "translate(1600 0) scale(-1 1)";
const lines = 7;

/** Height of a line at that place across the page, both counted from the spine and the top. */
const at = (line: number, along: number): string => {
  const across = 850 + along * 440;
  const bend = Math.sin(Math.min(1, along * 1.2) * Math.PI) * 34;
  return `${round(across + line * 3)} ${round(322 + line * 60 - bend + along * -26)}`;
};

/** A name in a hand too small to read. */
function name(line: number, length: number, seed: number): string {
  const random = seeded(seed);
  const points = Array.from({ length: 46 }, (_, i) => {
    const [x = "0", y = "0"] = at(line, (i / 46) * length).split(" ");
    const gap = i % 13 === 12 ? "M" : "L";
    return `${i === 0 ? "M" : gap}${x} ${round(Number(y) + (random() - 0.5) * (i % 3 ? 20 : 34))}`;
  });
  return stroke(points.join(" "), 5);
}

const strike = (line: number, length: number) =>
  stroke(`M${at(line, -0.02)} C${at(line, 0.25)} ${at(line, 0.6)} ${at(line, length + 0.04)}`, 8);

/** The book of streets: every name crossed out but the last. */
export function book(): Sheet {
  const lengths = [0.82, 0.6, 0.74, 0.9, 0.55, 0.7, 0.66];
  const written = (from: number, to: number, seed: number) =>
    lengths.slice(from, to).map((length, i) => name(from + i, length, seed + i));
  const struck = (to: number) => lengths.slice(0, to).map((length, i) => strike(i, length));
  return {
    format: wide,
    paper: colours.night,
    seed: 121,
    plates: [
      {
        ink: colours.gold,
        art: `${glow("lamp", [1010, 420], 900, [
          [0, 0.9],
          [0.4, 0.5],
          [1, 0],
        ])}${box(0, 0, 1600, 900, "url(#lamp)")}`,
        screen: { cell: 17, angle: 38 },
      },
      {
        ink: "#2A2145",
        art: `${path("M190 250 L1410 250 L1470 806 L800 812 L130 806 Z")}`,
        slip: [3, 2],
      },
      { ink: colours.bone, art: `${path(right)}${group(mirrored, path(right))}`, slip: [2, -2] },
      {
        ink: colours.gold,
        art: `${slope(
          "fold",
          [800, 0],
          [1040, 0],
          [
            [0, 0.9],
            [0.5, 0.35],
            [1, 0],
          ],
        )}${path(right, "url(#fold)")}${slope(
          "far",
          [300, 0],
          [800, 0],
          [
            [0, 0.75],
            [0.5, 0.4],
            [1, 0.95],
          ],
        )}${group(mirrored, path(right, "url(#fold)"))}${path("M270 236 C470 190 650 196 800 262 L800 772 C650 700 450 690 228 742 Z", "url(#far)")}`,
        screen: { cell: 15, angle: 20 },
        lay: "through",
      },
      {
        ink: colours.ink,
        art: [
          ...written(0, lines - 1, 31),
          group("translate(-560 14)", ...written(0, lines, 71)),
        ].join(""),
      },
      {
        ink: colours.ink,
        art: [...struck(lines - 1), group("translate(-560 14)", ...struck(lines))].join(""),
        slip: [2, 1],
      },
      { ink: colours.lamp, art: written(lines - 1, lines, 91).join("") },
      {
        ink: colours.ink,
        art: `${stroke("M800 262 V772", 5)}${path("M1216 838 L1478 716 L1496 752 L1232 870 L1190 872 Z")}`,
      },
      { ink: colours.lamp, art: path("M1232 836 L1476 722 L1488 746 L1242 860 Z"), slip: [2, -2] },
    ],
  };
}
