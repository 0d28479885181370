import { pictureOf, wholePicture } from "../../../compose/picture.ts";

/** The theme of the museum: paper, thin rules, and one mark of coral. */
export const theme = {
  _id: "theme-tidewater",
  _type: "theme",
  title: "Tidewater",
  paper: "#f7f8f4",
  ink: "#10222b",
  primary: "#2e6f57",
  secondary: "#bfd6d8",
  accent: "#d8492b",
  typefaces: {
    display: ["instrument-serif"],
    text: ["source-serif-4"],
    interface: ["instrument-sans"],
  },
  shape: {
    corners: "square",
    borders: "hairline",
    density: "airy",
    buttons: "underlined",
    headingCase: "asWritten",
    headingWeight: "regular",
    headingSize: "large",
    sections: "ruled",
    motion: "fade",
    // The museum's plates are ink on paper, with one spot of coral.
    pictures: "drawn",
    ornament: "plates",
  },
  logo: {
    light: pictureOf("brand/logo.svg", wholePicture, "Tidewater"),
    dark: pictureOf("brand/logo-dark.svg", wholePicture, "Tidewater"),
  },
  icon: pictureOf("brand/icon.svg", wholePicture, "Tidewater"),
};
