/** A small button whose words stand in every row: who hears it alone is told what it is about. Gives its properties. */
export const smallButton = (text: string, about: string) =>
  ({ fontSize: 1, padding: 2, mode: "ghost", text, "aria-label": `${text}: ${about}` }) as const;
