import type { PictureFile } from "../../compose/picture.ts";

/** Files and focal points of the engravings. Each language's `pictures.ts` has their alt texts. */
const plates = {
  estuary: { file: "hero.webp", focus: [0.62, 0.5, 0.7] },
  museum: { file: "museum.webp", focus: [0.45, 0.45, 0.8] },
  lowWater: { file: "low-water.webp", focus: [0.6, 0.45, 0.8] },
  heron: { file: "plates/heron.webp", focus: [0.45, 0.5, 0.9] },
  heronDetail: { file: "plates/heron-detail.webp", focus: [0.5, 0.42, 0.8] },
  crab: { file: "plates/crab.webp", focus: [0.5, 0.4, 0.8] },
  eelgrass: { file: "plates/eelgrass.webp", focus: [0.5, 0.55, 0.9] },
  oyster: { file: "plates/oyster.webp", focus: [0.5, 0.5, 0.9] },
  eel: { file: "plates/eel.webp", focus: [0.48, 0.5, 0.9] },
  eggs: { file: "plates/eggs.webp", focus: [0.5, 0.5, 0.9] },
  section: { file: "plates/section.webp", focus: [0.5, 0.52, 0.8] },
  clock: { file: "plates/clock.webp", focus: [0.5, 0.5, 0.8] },
  chart: { file: "plates/chart.webp", focus: [0.55, 0.45, 0.8] },
  springTide: { file: "plates/syzygy.webp", focus: [0.5, 0.5, 0.9] },
} as const satisfies Record<string, PictureFile>;

/** The name of an engraving. */
export type PlateName = keyof typeof plates;

/** All pictures of the museum: the engravings, and crops of some for phones. */
export const pictures = {
  ...plates,
  estuaryPhone: { file: "hero-phone.webp", focus: [0.6, 0.5, 0.7] },
  museumPhone: { file: "museum-phone.webp", focus: [0.4, 0.45, 0.7] },
  heronPhone: { file: "plates/heron-phone.webp", focus: [0.45, 0.5, 0.8] },
  oysterPhone: { file: "plates/oyster-phone.webp", focus: [0.5, 0.5, 0.9] },
  clockPhone: { file: "plates/clock-phone.webp", focus: [0.5, 0.5, 0.9] },
} as const satisfies Record<string, PictureFile>;

export type PictureName = keyof typeof pictures;
