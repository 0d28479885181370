/** The theme of the festival: a dark cinema and a lit screen. */
export const theme = {
  _id: "theme-nightlight",
  _type: "theme",
  title: "Nightlight",
  paper: "#faf6ee",
  ink: "#15131a",
  primary: "#c8320a",
  secondary: "#ffc940",
  tertiary: "#0b6e6e",
  typefaces: {
    display: ["anton", "lalezar"],
    text: ["newsreader", "markazi-text"],
    interface: ["alexandria"],
  },
  shape: {
    corners: "square",
    borders: "none",
    density: "regular",
    buttons: "filled",
    headingCase: "asWritten",
    headingWeight: "regular",
    headingSize: "large",
    sections: "hairline",
    motion: "lively",
    pictures: "natural",
    ornament: "cinema",
  },
};
