/** Takes a title in any script, gives the address an editor would have typed: `The Last Tram!` → `the-last-tram`. */
export const slugOfTitle = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/gu, "")
    .replace(/[^\p{L}\p{M}\p{Nd}/]+/gu, "-")
    .replace(/-*\/-*/g, "/")
    .replace(/^[-/]+|[-/]+$/g, "");
