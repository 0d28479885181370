/** Returns the props of a small button. Each row has the same button, so its accessible name includes `about`. */
export const smallButton = (text: string, about: string) =>
  ({ fontSize: 1, padding: 2, mode: "ghost", text, "aria-label": `${text}: ${about}` }) as const;
