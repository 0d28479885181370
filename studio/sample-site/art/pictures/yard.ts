import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, disc, glow, group, path, polygon, slope, stroke } from "../press/shapes.ts";

/** Somebody on a folding chair, from behind; `kind` chooses a head. */
function sitter(transform: string, kind: number): string {
  const heads = [
    disc(0, -168, 36),
    `${disc(0, -164, 36)}${disc(0, -214, 20)}`,
    `${disc(0, -164, 35)}${path("M-38 -168 C-38 -214 38 -214 38 -168 Z")}${disc(0, -210, 10)}`,
    `${disc(0, -164, 34)}${path("M-62 -176 C-40 -188 40 -188 62 -176 L34 -184 C32 -222 -32 -222 -34 -184 Z")}`,
    path("M-38 -130 C-50 -200 -26 -212 0 -212 C26 -212 50 -200 38 -130 Z"),
  ];
  return group(
    transform,
    heads[kind % heads.length] ?? "",
    path("M-96 0 C-96 -92 -64 -124 -22 -134 L22 -134 C64 -124 96 -92 96 0 Z"),
    stroke("M-84 -10 L-70 90 M84 -10 L70 90 M-84 40 L84 40", 9),
  );
}

/** Dusk in the yard; the fire wall is the screen. */
export function yard(): Sheet {
  const random = seeded(17);
  const back = Array.from({ length: 9 }, (_, i) =>
    sitter(
      `translate(${210 + i * 138 + random() * 24} ${716 + random() * 16}) scale(0.62)`,
      Math.floor(random() * 5),
    ),
  );
  const front = [
    [130, 1],
    [372, 3],
    [560, 0],
    [1130, 2],
    [1322, 4],
    [1500, 0],
  ].map(([x = 0, kind = 0]) => sitter(`translate(${x} ${880 + random() * 20}) scale(1.06)`, kind));
  const dog = path(
    "M800 900 C800 826 830 800 856 790 C850 762 862 744 884 742 L892 716 L908 742 C930 746 946 760 962 764 C966 780 950 790 928 792 C936 826 936 860 934 900 Z",
  );
  return {
    format: wide,
    paper: "#1B1638",
    seed: 1111,
    plates: [
      {
        ink: "#6C4B8F",
        art: `${slope(
          "dusk",
          [0, 0],
          [0, 460],
          [
            [0, 0.15],
            [1, 0.9],
          ],
        )}${box(0, 0, 1600, 460, "url(#dusk)")}`,
        screen: { cell: 16, angle: 18 },
      },
      {
        ink: colours.ember,
        art: `${slope(
          "glow",
          [0, 250],
          [0, 440],
          [
            [0, 0],
            [1, 0.75],
          ],
        )}${box(0, 200, 1600, 240, "url(#glow)")}`,
        screen: { cell: 16, angle: 50 },
      },
      {
        ink: "#1A1230",
        art: `${polygon([
          [-10, 300],
          [150, 300],
          [150, 240],
          [250, 240],
          [250, 340],
          [420, 340],
          [420, 900],
          [-10, 900],
        ])}${polygon([
          [360, 900],
          [360, 90],
          [640, 20],
          [1180, 20],
          [1240, 60],
          [1240, 900],
        ])}${polygon([
          [1240, 360],
          [1330, 360],
          [1330, 280],
          [1380, 280],
          [1380, 360],
          [1610, 300],
          [1610, 900],
          [1240, 900],
        ])}${box(700, -10, 60, 60)}${box(1050, -10, 46, 50)}`,
        slip: [2, 1],
      },
      {
        ink: "#6C4B8F",
        art: [
          [40, 420],
          [140, 420],
          [290, 440],
          [1300, 430],
          [1420, 430],
          [1510, 420],
        ]
          .map(([x = 0, y = 0]) => box(x, y, 44, 74))
          .join(""),
      },
      {
        ink: colours.gold,
        art: `${glow("spill", [800, 400], 640, [
          [0, 0.95],
          [0.5, 0.4],
          [1, 0],
        ])}${box(360, 60, 880, 840, "url(#spill)")}`,
        screen: { cell: 16, angle: 38 },
      },
      {
        ink: colours.paper,
        art: polygon([
          [500, 170],
          [1104, 176],
          [1100, 516],
          [498, 510],
        ]),
        slip: [3, -2],
      },
      { ink: "#1A1230", art: back.join(""), slip: [-1, 1] },
      {
        ink: colours.gold,
        art: `${glow("edge", [800, 500], 760, [
          [0, 0.9],
          [1, 0.3],
        ])}${front.join("").replaceAll("#000", "url(#edge)")}${dog.replace("#000", "url(#edge)")}`,
        screen: { cell: 13, angle: 60 },
      },
      {
        ink: colours.night,
        art: `${group("translate(0 9)", ...front)}${group("translate(0 9)", dog)}`,
      },
      {
        ink: colours.lamp,
        art: `${stroke("M-10 120 C200 220 340 210 380 150", 3)}${[60, 140, 220, 300].map((x, i) => disc(x, [172, 198, 206, 198][i] ?? 0, 9)).join("")}`,
      },
    ],
  };
}
