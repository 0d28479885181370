/** The inks and papers of the sample site's pictures: design tokens first, then one colour for each film. */
export const colours = {
  night: "#121016",
  ink: "#15131A",
  paper: "#FAF6EE",
  bone: "#F1E6CF",
  lamp: "#E8420F",
  ember: "#FF6A3D",
  gold: "#FFC940",
  sea: "#0B6E6E",
  foam: "#4CC9C0",
  dusk: "#2A2338",
  cobalt: "#23389A",
  drizzle: "#A9BBF5",
  rose: "#EE8C8E",
} as const;
