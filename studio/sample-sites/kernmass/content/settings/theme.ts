const file = (name: string, alt: string) => ({
  _type: "picture",
  _sanityAsset: `image@file://./assets/brand/${name}.svg`,
  alt,
  decorative: false,
});

/** The theme of an instrument maker: graphite, chalk and one signal. */
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
  logo: { light: file("logo-light", "Kernmass"), dark: file("logo-dark", "Kernmass") },
  icon: file("icon", "Kernmass"),
};
