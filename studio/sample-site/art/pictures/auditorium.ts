import { colours } from "../press/colours.ts";
import { upright, wide } from "../press/formats.ts";
import type { Plate } from "../press/plate.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, group, path, polygon, round, slope } from "../press/shapes.ts";

type Seat = { x: number; y: number; w: number };

/** The seats of a row, counted from the screen, curving towards us at the ends. */
function seats(row: number): Seat[] {
  const w = 46 * 1.34 ** row;
  const pitch = w * 1.12;
  const y = 500 + 44 * (1.42 ** row - 1) * 1.9;
  const half = Math.ceil(900 / pitch);
  return Array.from({ length: half * 2 + 1 }, (_, i) => {
    const x = 800 + (i - half + (row % 2 ? 0.5 : 0)) * pitch;
    return { x, y: y - ((x - 800) / 800) ** 2 * w * 0.9, w };
  });
}

function back({ x, y, w }: Seat, up: number, fill: string): string {
  const h = w / 2;
  const t = y - up;
  return path(
    `M${round(x - h)} ${round(y + w * 2.4)} L${round(x - h)} ${round(t + h * 0.5)} Q${round(x - h)} ${round(t)} ${round(x - h * 0.5)} ${round(t)} L${round(x + h * 0.5)} ${round(t)} Q${round(x + h)} ${round(t)} ${round(x + h)} ${round(t + h * 0.5)} L${round(x + h)} ${round(y + w * 2.4)} Z`,
    fill,
  );
}

/** Whoever sits there, seen from behind. */
function person({ x, y, w }: Seat, fill: string): string {
  return `${disc(x, y - w * 0.72, w * 0.4, fill)}${path(`M${x - w * 0.62} ${y + 60} C${x - w * 0.6} ${y - w * 0.3} ${x + w * 0.6} ${y - w * 0.3} ${x + w * 0.62} ${y + 60} Z`, fill)}`;
}

type Drawn = Omit<Plate, "art"> & { art: string };

function plates(): Drawn[] {
  const rows = [0, 1, 2, 3, 4, 5].map(seats);
  const guest = rows[2]?.find(({ x }) => x > 900);
  const withGuest = (paint: (seat: Seat) => string, person: string) =>
    rows.map((row, i) => `${i === 3 ? person : ""}${row.map(paint).join("")}`).join("");
  const pleats = Array.from({ length: 22 }, (_, i) =>
    box(i * 38 < 400 ? i * 38 : 790 + i * 38, -300, 15, 820),
  );
  return [
    {
      ink: colours.lamp,
      art: `${slope(
        "cloth",
        [0, 0],
        [0, 520],
        [
          [0, 0.2],
          [1, 0.95],
        ],
      )}${box(0, -300, 400, 820, "url(#cloth)")}${box(1200, -300, 400, 820, "url(#cloth)")}`,
      screen: { cell: 16, angle: 12 },
    },
    { ink: "#4A0F08", art: pleats.join(""), lay: "over" },
    {
      ink: colours.gold,
      art: `${glow("shine", [800, 320], 760, [
        [0, 0.9],
        [0.45, 0.5],
        [1, 0],
      ])}${box(400, -300, 800, 1500, "url(#shine)")}`,
      screen: { cell: 17, angle: 38 },
    },
    {
      ink: colours.night,
      art: polygon([
        [400, 60],
        [1200, 60],
        [1200, 548],
        [400, 548],
      ]),
    },
    {
      ink: colours.paper,
      art: polygon([
        [424, 80],
        [1176, 80],
        [1176, 520],
        [424, 520],
      ]),
      slip: [3, -2],
    },
    {
      ink: colours.bone,
      art: `${glow("fall", [800, 250], 470, [
        [0, 0],
        [0.5, 0.1],
        [1, 0.8],
      ])}${polygon(
        [
          [424, 80],
          [1176, 80],
          [1176, 520],
          [424, 520],
        ],
        "url(#fall)",
      )}`,
      screen: { cell: 15, angle: 70 },
    },
    {
      ink: colours.night,
      art: withGuest((seat) => back(seat, 0, "#000"), guest ? person(guest, "#000") : ""),
    },
    {
      ink: colours.lamp,
      art: `${glow("rim", [800, 420], 900, [
        [0, 1],
        [0.4, 0.8],
        [1, 0.22],
      ])}${withGuest((seat) => `${back(seat, 0, "url(#rim)")}${back({ ...seat, w: seat.w * 0.99 }, -seat.w * 0.1, "#fff")}`, guest ? person(guest, "#fff") : "")}`,
      screen: { cell: 13, angle: 50 },
      slip: [2, -2],
    },
  ];
}

/** Rows of seats before a lit, empty screen, and the one who came early. */
export const auditorium = (): Sheet => ({
  format: wide,
  paper: colours.night,
  seed: 707,
  plates: plates(),
});

/** The same house for a screen that stands upright: nearer the seats, with the curtains outside the picture. */
export const auditoriumUpright = (): Sheet => ({
  format: upright,
  paper: colours.night,
  seed: 717,
  plates: plates().map(({ art, ...plate }) => ({
    ...plate,
    art: group("translate(-318 190) scale(0.96)", art),
  })),
});
