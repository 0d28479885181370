/** German texts for preview links. */
export const shareWords = {
  "Share preview": "Vorschau teilen",
  "Close shared previews": "Geteilte Vorschauen schließen",
  "Anyone with the link can view the site with its drafts, without an account. Gated content stays hidden.":
    "Alle mit dem Link können die Website mit ihren Entwürfen ohne Konto ansehen. Geschützte Inhalte bleiben verborgen.",
  Expires: "Läuft ab",
  "In an hour": "In einer Stunde",
  "In a day": "In einem Tag",
  "In a week": "In einer Woche",
  "Custom date": "Eigenes Datum",
  "Date and time": "Datum und Uhrzeit",
  "Enter a date and time.": "Geben Sie Datum und Uhrzeit ein.",
  "This time is in the past.": "Dieser Zeitpunkt liegt in der Vergangenheit.",
  "A link can be valid for 30 days at most.": "Ein Link ist höchstens 30 Tage gültig.",
  "Create link": "Link erstellen",
  "The link was not created": "Der Link wurde nicht erstellt",
  "The link was not revoked": "Der Link wurde nicht widerrufen",
  "Copy the link now. For security, it is shown only once.":
    "Kopieren Sie den Link jetzt. Zur Sicherheit wird er nur einmal angezeigt.",
  "Preview link": "Vorschaulink",
  "Copy link": "Link kopieren",
  Copied: "Kopiert",
  "Active links": "Aktive Links",
  "No active links": "Keine aktiven Links",
  "Expires {time}": "Läuft ab: {time}",
  "created by {name}": "erstellt von {name}",
  Revoke: "Widerrufen",
  "Revoke: {title}": "Widerrufen: {title}",
  "Add a language and a slug to share this page.":
    "Fügen Sie eine Sprache und einen Slug hinzu, um diese Seite zu teilen.",
};
