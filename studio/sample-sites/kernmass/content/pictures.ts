import type { PictureFile } from "../../compose/picture.ts";

/** Files and focal points of the plots and drawings. Each language's `pictures.ts` has their alt texts. */
const stills = {
  impulse: { file: "impulse.webp", focus: [0.36, 0.31, 0.6] },
  lineUp: { file: "line-up.webp", focus: [0.5, 0.4, 0.7] },
  exploded: { file: "exploded.webp", focus: [0.5, 0.5, 0.9] },
  section: { file: "section.webp", focus: [0.5, 0.5, 0.9] },
  bench: { file: "bench.webp", focus: [0.64, 0.45, 0.6] },
  board: { file: "board.webp", focus: [0.5, 0.5, 0.6] },
  loudspeaker: { file: "loudspeaker.webp", focus: [0.5, 0.6, 0.6] },
  bode: { file: "bode.webp", focus: [0.5, 0.5, 0.9] },
  bearingTrace: { file: "bearing-trace.webp", focus: [0.5, 0.5, 0.9] },
  envelope: { file: "envelope.webp", focus: [0.4, 0.5, 0.8] },
  cascade: { file: "cascade.webp", focus: [0.46, 0.52, 0.8] },
  orbits: { file: "orbits.webp", focus: [0.5, 0.5, 0.9] },
  zones: { file: "zones.webp", focus: [0.6, 0.5, 0.8] },
  mounting: { file: "mounting.webp", focus: [0.55, 0.45, 0.8] },
  calibration: { file: "calibration.webp", focus: [0.5, 0.5, 0.9] },
  km10: { file: "km10.webp", focus: [0.5, 0.5, 0.9] },
  km100: { file: "km100.webp", focus: [0.5, 0.5, 0.9] },
  km100t: { file: "km100t.webp", focus: [0.5, 0.5, 0.9] },
  km100x: { file: "km100x.webp", focus: [0.5, 0.5, 0.9] },
  km420: { file: "km420.webp", focus: [0.5, 0.5, 0.9] },
  km500: { file: "km500.webp", focus: [0.5, 0.5, 0.9] },
  social: { file: "social.jpg", focus: [0.5, 0.5, 0.9] },
} as const satisfies Record<string, PictureFile>;

/** The name of a plot or drawing. */
export type StillName = keyof typeof stills;

/** All pictures of the sample site: the plots and drawings, and versions of some for phones. */
export const pictures = {
  ...stills,
  impulsePhone: { file: "impulse-phone.webp", focus: [0.4, 0.36, 0.7] },
  lineUpPhone: { file: "line-up-phone.webp", focus: [0.5, 0.5, 0.9] },
  explodedPhone: { file: "exploded-phone.webp", focus: [0.5, 0.5, 0.9] },
  benchPhone: { file: "bench-phone.webp", focus: [0.5, 0.5, 0.9] },
  bodePhone: { file: "bode-phone.webp", focus: [0.5, 0.5, 0.9] },
  bearingTracePhone: { file: "bearing-trace-phone.webp", focus: [0.5, 0.5, 0.9] },
  cascadePhone: { file: "cascade-phone.webp", focus: [0.5, 0.5, 0.9] },
  orbitsPhone: { file: "orbits-phone.webp", focus: [0.5, 0.5, 0.9] },
  zonesPhone: { file: "zones-phone.webp", focus: [0.5, 0.5, 0.9] },
  mountingPhone: { file: "mounting-phone.webp", focus: [0.5, 0.5, 0.9] },
} as const satisfies Record<string, PictureFile>;

export type PictureName = keyof typeof pictures;
