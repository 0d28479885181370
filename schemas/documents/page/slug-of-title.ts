/** Returns a slug for a title in any script: `The Last Tram!` → `the-last-tram`. */
export const slugOfTitle = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’]/gu, "")
    .replace(/[^\p{L}\p{M}\p{Nd}/]+/gu, "-")
    .replace(/-*\/-*/g, "/")
    .replace(/^[-/]+|[-/]+$/g, "");
