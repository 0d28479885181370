/**
 * Returns the props of a small button. The button's accessible name includes `about`, because each
 * row has the same button.
 */
export const smallButton = (text: string, about: string) =>
  ({ fontSize: 1, padding: 2, mode: "ghost", text, "aria-label": `${text}: ${about}` }) as const;
