import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, group, path, polygon, ring, slope, stroke } from "../press/shapes.ts";

/** A reel with its holes; the hub is the origin. */
export function reel(transform: string, r: number): { plate: string; holes: string } {
  const holes = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
    return disc(Math.cos(angle) * r * 0.56, Math.sin(angle) * r * 0.56, r * 0.25);
  });
  return {
    plate: group(transform, disc(0, 0, r)),
    holes: group(transform, ...holes, ring(0, 0, r * 0.93, 4), disc(0, 0, r * 0.09)),
  };
}

/** The projectionist in profile, looking to the right; her feet stand on the origin. */
function projectionist(transform: string): string {
  return group(
    transform,
    path("M-60 0 L-66 -250 C-72 -330 -62 -392 -22 -410 L26 -410 C62 -396 70 -340 64 -290 L58 0 Z"),
    path("M-14 -400 L-12 -446 L26 -446 L28 -400 Z"),
    path(
      "M-34 -496 C-38 -546 0 -566 30 -558 C52 -552 60 -532 60 -516 C60 -508 70 -498 72 -492 C72 -486 64 -486 64 -480 C66 -474 64 -470 61 -468 C62 -460 60 -450 48 -448 C30 -444 8 -438 -10 -444 C-26 -452 -34 -474 -34 -496 Z",
    ),
    disc(-42, -548, 30),
    path(
      "M-40 -520 C-40 -576 22 -588 56 -548 C30 -544 10 -530 4 -500 C-10 -496 -30 -500 -40 -520 Z",
    ),
    stroke("M0 -366 C30 -320 70 -300 150 -318", 36),
  );
}

/** The booth: one lamp, two reels, one person who pays attention. */
export function booth(): Sheet {
  const feed = reel("translate(560 220)", 158);
  const take = reel("translate(812 240)", 132);
  const body = `${path("M440 392 L960 392 L960 446 L1000 446 L1000 560 L960 560 L960 612 L440 612 Z")}${box(330, 430, 130, 160)}${box(996, 462, 96, 82)}${box(1088, 448, 46, 110)}${path("M560 612 L860 612 L910 910 L500 910 Z")}${stroke("M560 220 L640 400 M812 240 L770 400", 22)}${stroke("M400 430 L400 300 C400 240 340 250 340 190 L340 -10", 40)}`;
  const beam = `${slope(
    "beam",
    [1134, 0],
    [1600, 0],
    [
      [0, 1],
      [1, 0.5],
    ],
  )}${polygon(
    [
      [1134, 478],
      [1600, 330],
      [1600, 690],
      [1134, 528],
    ],
    "url(#beam)",
  )}`;
  return {
    format: wide,
    paper: "#12262B",
    seed: 909,
    plates: [
      {
        ink: colours.sea,
        art: `${glow("room", [960, 480], 900, [
          [0, 0.95],
          [0.5, 0.6],
          [1, 0.08],
        ])}${box(0, 0, 1600, 900, "url(#room)")}`,
        screen: { cell: 17, angle: 20 },
      },
      {
        ink: "#0B1618",
        art: `${polygon([
          [1300, -10],
          [1610, -10],
          [1610, 910],
          [1300, 910],
        ])}${box(0, 850, 1610, 60)}`,
      },
      {
        ink: "#12262B",
        art: Array.from({ length: 12 }, (_, i) =>
          stroke(
            `M${1300} ${40 + i * 76} H1600 M${1360 + (i % 2) * 80} ${40 + i * 76} v76 M${1520 + (i % 2) * 60} ${40 + i * 76} v76`,
            3,
          ),
        ).join(""),
      },
      {
        ink: "#12262B",
        art: polygon([
          [1300, 396],
          [1400, 372],
          [1400, 640],
          [1300, 612],
        ]),
      },
      { ink: colours.gold, art: beam, screen: { cell: 17, angle: 38 }, slip: [2, -2] },
      {
        ink: colours.night,
        art: `${feed.plate}${take.plate}${body}${projectionist("translate(210 880) scale(1.12)")}`,
        slip: [-2, 1],
      },
      { ink: colours.foam, art: `${feed.holes}${take.holes}`, slip: [3, 2] },
      {
        ink: colours.foam,
        art: stroke(
          "M480 440 H920 M480 570 H920 M500 470 h70 M500 494 h70 M500 518 h70 M660 352 C690 330 720 326 756 352",
          4,
        ),
      },
      { ink: colours.lamp, art: `${box(360, 466, 70, 62)}${disc(880, 505, 30)}`, slip: [3, -2] },
      { ink: colours.gold, art: `${disc(1112, 503, 24)}${box(384, 482, 22, 30)}` },
    ],
  };
}
