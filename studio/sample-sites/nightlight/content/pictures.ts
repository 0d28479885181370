import type { PictureFile } from "../../compose/picture.ts";

/** Files and focal points of the drawings. Each language's `pictures.ts` has their alt texts. */
const stills = {
  aperture: {
    file: "aperture.webp",
    focus: [0.67, 0.5, 0.5],
  },
  programme: {
    file: "programme.webp",
    focus: [0.5, 0.5, 0.6],
  },
  street: {
    file: "stills/still-street.webp",
    focus: [0.62, 0.42, 0.4],
  },
  ladder: {
    file: "stills/still-ladder.webp",
    focus: [0.57, 0.5, 0.5],
  },
  book: {
    file: "stills/still-book.webp",
    focus: [0.6, 0.55, 0.6],
  },
  dog: {
    file: "stills/still-dog.webp",
    focus: [0.62, 0.6, 0.5],
  },
  bakery: {
    file: "stills/still-bakery.webp",
    focus: [0.5, 0.6, 0.6],
  },
  boat: {
    file: "stills/still-boat.webp",
    focus: [0.6, 0.55, 0.5],
  },
  sacks: {
    file: "stills/still-sacks.webp",
    focus: [0.4, 0.55, 0.5],
  },
  oar: {
    file: "stills/still-oar.webp",
    focus: [0.42, 0.62, 0.5],
  },
  green: {
    file: "stills/still-green.webp",
    focus: [0.53, 0.6, 0.6],
  },
  platform: {
    file: "stills/still-platform.webp",
    focus: [0.46, 0.48, 0.4],
  },
  map: {
    file: "stills/still-map.webp",
    focus: [0.5, 0.5, 0.5],
  },
  moth: {
    file: "stills/still-moth.webp",
    focus: [0.5, 0.48, 0.5],
  },
  gramophone: {
    file: "stills/still-gramophone.webp",
    focus: [0.55, 0.45, 0.6],
  },
  record: {
    file: "stills/still-record.webp",
    focus: [0.5, 0.5, 0.8],
  },
  dancehall: {
    file: "stills/still-dancehall.webp",
    focus: [0.66, 0.45, 0.6],
  },
  posterStreet: {
    file: "posters/poster-street.webp",
    focus: [0.5, 0.4, 0.6],
  },
  posterSalt: {
    file: "posters/poster-salt.webp",
    focus: [0.5, 0.45, 0.6],
  },
  posterPlatform: {
    file: "posters/poster-platform.webp",
    focus: [0.5, 0.5, 0.6],
  },
  posterMap: {
    file: "posters/poster-map.webp",
    focus: [0.5, 0.45, 0.6],
  },
  posterMoth: {
    file: "posters/poster-moth.webp",
    focus: [0.5, 0.42, 0.6],
  },
  facade: {
    file: "house/house-facade.webp",
    focus: [0.55, 0.68, 0.5],
  },
  auditorium: {
    file: "house/house-auditorium.webp",
    focus: [0.5, 0.35, 0.5],
  },
  auditoriumUpright: {
    file: "house/house-auditorium-upright.webp",
    focus: [0.5, 0.5, 0.6],
  },
  booth: {
    file: "house/house-booth.webp",
    focus: [0.48, 0.48, 0.6],
  },
  port: {
    file: "house/house-port.webp",
    focus: [0.62, 0.32, 0.5],
  },
  foyer: {
    file: "house/house-foyer.webp",
    focus: [0.36, 0.45, 0.5],
  },
  yard: {
    file: "yard.webp",
    focus: [0.5, 0.4, 0.5],
  },
  yardRabbit: {
    file: "yard-rabbit.webp",
    focus: [0.5, 0.45, 0.6],
  },
  yardSnow: {
    file: "yard-snow.webp",
    focus: [0.5, 0.45, 0.6],
  },
  yardBridge: {
    file: "yard-bridge.webp",
    focus: [0.5, 0.45, 0.6],
  },
  streetMap: {
    file: "street-map.webp",
    focus: [0.55, 0.5, 0.8],
  },
  stairs: {
    file: "stairs.webp",
    focus: [0.48, 0.7, 0.5],
  },
  calder: {
    file: "people/director-calder.webp",
    focus: [0.5, 0.4, 0.6],
  },
  brandt: {
    file: "people/director-brandt.webp",
    focus: [0.5, 0.4, 0.6],
  },
  wirth: {
    file: "people/director-wirth.webp",
    focus: [0.5, 0.4, 0.6],
  },
  social: {
    file: "social.jpg",
    focus: [0.5, 0.5, 0.6],
  },
} as const satisfies Record<string, PictureFile>;

/** The name of a drawing. */
export type StillName = keyof typeof stills;

/** All pictures of the sample site: the drawings, and crops of some for phones. */
export const pictures = {
  ...stills,
  aperturePhone: { file: "aperture-phone.webp", focus: [0.67, 0.5, 0.5] },
  programmePhone: { file: "programme-phone.webp", focus: [0.5, 0.5, 0.6] },
  streetPhone: { file: "stills/still-street-phone.webp", focus: [0.5, 0.42, 0.4] },
  boatPhone: { file: "stills/still-boat-phone.webp", focus: [0.5, 0.55, 0.5] },
  mothPhone: { file: "stills/still-moth-phone.webp", focus: [0.5, 0.48, 0.5] },
  facadePhone: { file: "house/house-facade-phone.webp", focus: [0.5, 0.68, 0.5] },
  auditoriumPhone: { file: "house/house-auditorium-phone.webp", focus: [0.5, 0.35, 0.5] },
  boothPhone: { file: "house/house-booth-phone.webp", focus: [0.5, 0.48, 0.6] },
} as const satisfies Record<string, PictureFile>;

export type PictureName = keyof typeof pictures;
