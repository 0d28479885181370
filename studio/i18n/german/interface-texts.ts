/** German texts of the form for interface texts. */
export const textsFormTexts = {
  "Interface text": "Oberflächentext",
  Key: "Schlüssel",
  "Error pages": "Fehlerseiten",
  "Privacy choices": "Datenschutzauswahl",
  "Sign-in errors": "Fehler bei der Anmeldung",
  "Account page": "Kontoseite",
  "Email links": "E-Mail-Links",
  "Shared previews": "Geteilte Vorschauen",
  "Preview and page editor": "Vorschau und Seiteneditor",
  "Other texts": "Weitere Texte",
  "No longer used": "Nicht mehr verwendet",
  "{count} changed": "{count} geändert",
  Changed: "Geändert",
  Reset: "Zurücksetzen",
  "Try again": "Erneut versuchen",
  "Reset: {key}": "Zurücksetzen: {key}",
  "Default:": "Standard:",
  "Keep:": "Beibehalten:",
  "Search texts": "Texte suchen",
  "Only changed texts": "Nur geänderte Texte",
  "No texts found.": "Keine Texte gefunden.",
  "1 text found.": "1 Text gefunden.",
  "{count} texts found.": "{count} Texte gefunden.",
  "{count} texts found. The first {most} are listed: enter more words.":
    "{count} Texte gefunden. Die ersten {most} sind aufgeführt: Geben Sie weitere Wörter ein.",
  "Texts of the site's buttons, messages and forms. Type to change a text; reset it to use the default text again.":
    "Texte der Schaltflächen, Meldungen und Formulare der Website. Tippen Sie, um einen Text zu ändern. Setzen Sie ihn zurück, um wieder den Standardtext zu verwenden.",
  "The text must contain {list}. The site replaces it with a value.":
    "Der Text muss {list} enthalten. Die Website setzt dafür einen Wert ein.",
  "The site has no value for {list}. Remove it from the text.":
    "Für {list} hat die Website keinen Wert. Entfernen Sie es aus dem Text.",
};
