/** German titles of tools and lists, and texts of the studio's other components. */
export const studioWords = {
  Pages: "Seiten",
  "Empty page": "Leere Seite",
  Redirects: "Weiterleitungen",
  "All languages": "Alle Sprachen",
  "All pages": "Alle Seiten",
  Preview: "Vorschau",
  Scheduled: "Geplant",
  Visible: "Sichtbar",
  Expired: "Abgelaufen",
  "from {from}": "ab {from}",
  "until {until}": "bis {until}",
  "from {from} until {until}": "vom {from} bis {until}",
} as const;
