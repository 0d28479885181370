import { pictureOf, wholePicture } from "../../../compose/picture.ts";

const brand = (name: string) => pictureOf(`brand/${name}.svg`, wholePicture, "Kernmass");

/** The theme of an instrument maker: graphite on chalk, with cobalt, lime and orange. */
export const theme = {
  _id: "theme-kernmass",
  _type: "theme",
  title: "Kernmass",
  paper: "#f2f4f1",
  ink: "#0e1113",
  primary: "#2447f0",
  secondary: "#c6f432",
  tertiary: "#ff5a36",
  accent: "#2447f0",
  typefaces: {
    display: ["archivo-expanded", "ibm-plex-sans-jp"],
    text: ["ibm-plex-sans", "ibm-plex-sans-jp"],
    interface: ["archivo", "ibm-plex-sans-jp"],
  },
  shape: {
    corners: "soft",
    borders: "hairline",
    density: "compact",
    buttons: "filled",
    headingCase: "asWritten",
    headingWeight: "heavy",
    headingSize: "moderate",
    sections: "ruled",
    motion: "lively",
    pictures: "natural",
    ornament: "ticks",
  },
  logo: { light: brand("logo-light"), dark: brand("logo-dark") },
  icon: brand("icon"),
};
