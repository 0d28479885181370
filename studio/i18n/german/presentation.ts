/** German texts for editing on the previewed page and for a document's locations. */
export const presentationWords = {
  "Add a block": "Block hinzufügen",
  Position: "Position",
  "Copy of {title}": "Kopie von {title}",
  "The page was not duplicated": "Die Seite wurde nicht dupliziert",
  "Members only": "Nur für Mitglieder",
  "Everyone sees this": "Für alle sichtbar",
  "After the gate": "Nach der Schranke",
  "Before the gate": "Vor der Schranke",
  Groups: "Gruppen",
  "Filter blocks": "Blöcke filtern",
  "Filter blocks (Enter adds the first)": "Blöcke filtern (Eingabe fügt den ersten hinzu)",
  All: "Alle",
  "Show all": "Alle anzeigen",
  "No blocks found": "Keine Blöcke gefunden",
  "The change was not saved": "Die Änderung wurde nicht gespeichert",
  "Block removed": "Block entfernt",
  Undo: "Rückgängig",
  "Block restored": "Block wiederhergestellt",
  "Nothing to undo": "Nichts rückgängig zu machen",
  "The published version can't be edited. Select drafts or a release above.":
    "Die veröffentlichte Version lässt sich nicht bearbeiten. Wählen Sie oben Entwürfe oder ein Release.",
  "This page no longer exists.": "Diese Seite existiert nicht mehr.",
  "Used on every page.": "Auf jeder Seite verwendet.",
  "Redirects have no page of their own.": "Weiterleitungen haben keine eigene Seite.",
  "Add a language and a slug to preview this page.":
    "Fügen Sie eine Sprache und einen Slug hinzu, um die Vorschau zu sehen.",
  "Another page has the same URL. Change this page's slug to preview it.":
    "Eine andere Seite hat dieselbe URL. Ändern Sie den Slug dieser Seite, um die Vorschau zu sehen.",
  "Not used on any page.": "Auf keiner Seite verwendet.",
  "Changes don't affect pages created from this template.":
    "Änderungen wirken sich nicht auf Seiten aus, die aus dieser Vorlage erstellt wurden.",
  "Translation ({language}): {title}": "Übersetzung ({language}): {title}",
  "Page: {title}": "Seite: {title}",
  "Navigation of every page": "Navigation jeder Seite",
  "Redirect from {from}": "Weiterleitung von {from}",
};

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
