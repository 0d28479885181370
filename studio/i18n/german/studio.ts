/** Titles of tools and lists, and what our own parts of the studio say. */
export const studioWords = {
  Pages: "Seiten",
  Redirects: "Weiterleitungen",
  "All languages": "Alle Sprachen",
  "All pages": "Alle Seiten",
  Preview: "Vorschau",
} as const;
