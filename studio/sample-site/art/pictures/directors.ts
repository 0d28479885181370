import { colours } from "../press/colours.ts";
import { square } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { disc, glow, group, path, polygon, ring, stroke } from "../press/shapes.ts";

/** A face in profile, looking left, with its neck; the middle of the head is the origin. */
const face =
  "M20 -300 C-90 -300 -165 -235 -180 -140 C-184 -112 -176 -92 -184 -70 C-196 -40 -240 0 -254 30 C-260 46 -240 54 -214 52 C-212 62 -228 70 -228 84 C-228 94 -208 96 -202 99 C-208 105 -222 114 -218 126 C-213 138 -196 139 -194 150 C-192 162 -210 174 -206 196 C-198 230 -150 234 -110 226 C-84 220 -64 226 -60 256 C-54 300 -70 340 -90 380 L190 380 C170 320 160 290 170 260 C160 220 170 190 200 150 C250 90 268 10 252 -80 C236 -210 140 -300 20 -300 Z";
const shoulders = "M-390 700 C-380 480 -250 400 -96 350 L196 350 C340 390 460 480 480 700 Z";

type Sitter = {
  seed: number;
  paper: string;
  light: string;
  hair: string;
  /** Looks to the right instead of the left. */
  mirrored: boolean;
  /** How far down the head sits, and how large it is. */
  seat: readonly [down: number, size: number];
  shapes: { hair: string; dress: string; line: string; thing: string };
};

function portrait({ seed, paper, light, hair, mirrored, seat, shapes }: Sitter): Sheet {
  const [down, size] = seat;
  const place = `translate(500 ${down}) scale(${mirrored ? -size : size} ${size})`;
  const at = (...parts: string[]) => group(place, ...parts);
  return {
    format: square,
    paper,
    seed,
    plates: [
      {
        ink: light,
        art: `${glow("lamp", [500 + (mirrored ? 150 : -150), 420], 520, [
          [0, 1],
          [0.5, 0.95],
          [0.8, 0.6],
          [1, 0.12],
        ])}${disc(500 + (mirrored ? 60 : -60), 440, 400, "url(#lamp)")}`,
        screen: { cell: 22, angle: 38 },
      },
      { ink: colours.paper, art: at(path(face), path(shoulders)), slip: [mirrored ? 12 : -12, -3] },
      { ink: colours.ink, art: at(path(face), path(shoulders)) },
      { ink: hair, art: at(shapes.hair), slip: [mirrored ? -4 : 4, -3] },
      {
        ink: hair,
        art: `${glow("cloth", [500, 1000], 560, [
          [0, 0.75],
          [0.6, 0.4],
          [1, 0.1],
        ])}${at(shapes.dress).replaceAll("#000", "url(#cloth)")}`,
        screen: { cell: 22, angle: 64 },
      },
      { ink: colours.ink, art: at(shapes.line) },
      { ink: colours.paper, art: at(shapes.thing), slip: [3, 2] },
    ],
  };
}

/** Ines Calder, with scissors. */
export const calder = (): Sheet =>
  portrait({
    seed: 3101,
    paper: "#8A5A12",
    light: colours.gold,
    hair: "#8A5A12",
    mirrored: true,
    seat: [440, 1.06],
    shapes: {
      hair: path(
        "M-170 -150 C-190 -270 -70 -350 60 -330 C200 -320 290 -220 284 -80 C282 20 240 100 190 150 C176 110 190 60 160 30 C130 10 110 30 96 60 C70 0 90 -60 40 -110 C-20 -160 -110 -150 -170 -150 Z",
      ),
      dress: path(shoulders),
      line: `${path("M-140 400 L-96 300 L20 372 L196 290 L250 400 L40 470 Z")}${stroke("M40 470 L30 700", 8)}`,
      thing: `${stroke("M-330 420 L-404 70", 20)}${stroke("M-372 420 L-318 70", 20)}${polygon([
        [-350, 300],
        [-420, 30],
        [-384, 40],
      ])}${polygon([
        [-350, 300],
        [-304, 30],
        [-330, 26],
      ])}${ring(-312, 476, 44, 18)}${ring(-398, 472, 44, 18)}`,
    },
  });

/** Teodor Brandt, against the wind. */
export const brandt = (): Sheet =>
  portrait({
    seed: 3202,
    paper: "#06383B",
    light: colours.foam,
    hair: colours.sea,
    mirrored: false,
    seat: [450, 1.02],
    shapes: {
      hair: `${path("M-196 -120 C-214 -300 -80 -390 60 -384 C220 -376 300 -260 272 -96 C220 -150 -60 -190 -196 -120 Z")}${path("M-238 72 C-226 66 -200 66 -176 70 C-130 66 -84 30 -50 -30 C-20 -60 20 -50 34 10 C52 120 20 260 -66 322 C-130 360 -214 350 -244 290 C-262 244 -252 190 -236 150 C-228 132 -214 122 -196 118 C-180 116 -168 112 -160 104 C-180 100 -206 102 -226 100 C-240 96 -244 82 -238 72 Z")}`,
      dress: path(shoulders),
      line: `${path("M-196 -124 C-60 -196 220 -150 274 -92 L268 -40 C200 -104 -60 -140 -198 -74 Z")}${stroke("M-120 -330 L-150 -170 M-30 -372 L-50 -190 M70 -380 L70 -180 M170 -350 L180 -160", 7)}${path("M-330 470 L-90 300 L-20 420 L60 560 L-160 640 Z M300 480 L220 210 L80 400 L60 560 L220 560 Z")}`,
      thing: `${stroke("M-60 560 L-30 480 M60 570 L100 470", 5)}${disc(30, 640, 16)}`,
    },
  });

/** Pola Wirth, listening. */
export const wirth = (): Sheet =>
  portrait({
    seed: 3303,
    paper: "#6B1503",
    light: colours.ember,
    hair: "#A32606",
    mirrored: true,
    seat: [545, 0.98],
    shapes: {
      hair: `${path("M-178 -120 C-190 -250 -80 -330 40 -326 C190 -316 280 -210 262 -70 C252 20 226 80 196 120 C180 40 130 -10 60 -40 C-20 -80 -110 -70 -178 -120 Z")}${path("M40 -310 C-30 -370 -10 -480 90 -492 C200 -500 256 -400 200 -330 C150 -290 90 -280 40 -310 Z")}`,
      dress: path(shoulders),
      line: `${stroke("M30 -330 C70 -350 130 -350 190 -322 M50 -440 C90 -400 150 -400 190 -440", 7)}${stroke("M-120 330 C-120 450 230 460 240 300", 44)}`,
      thing: `${stroke("M-70 -300 L270 -500", 15)}${polygon([
        [-92, -292],
        [-64, -316],
        [-52, -294],
      ])}${group("translate(-128 330) rotate(-14)", `<rect x="-44" y="-66" width="88" height="132" rx="34" fill="#000"/>`)}`,
    },
  });
