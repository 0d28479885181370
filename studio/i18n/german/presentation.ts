/** German texts for editing on the previewed page and for a document's locations. */
export const presentationWords = {
  "Add a block": "Block hinzufügen",
  Where: "Wo",
  "Copy of {title}": "Kopie von {title}",
  "The page was not duplicated": "Die Seite wurde nicht dupliziert",
  "Members only": "Nur für Mitglieder",
  "Everyone sees this": "Für alle sichtbar",
  "After the gate": "Nach der Schranke",
  "Before the gate": "Vor der Schranke",
  Groups: "Gruppen",
  "Filter blocks": "Blöcke filtern",
  "Filter blocks, Enter takes the first": "Blöcke filtern, Eingabe nimmt den ersten",
  All: "Alle",
  "Show all": "Alle zeigen",
  "No block of that name may stand here.": "Kein Block dieses Namens darf hier stehen.",
  "The page was not changed": "Die Seite wurde nicht geändert",
  "The block was removed.": "Der Block ist entfernt.",
  Undo: "Rückgängig",
  "The block stands on the page again.": "Der Block steht wieder auf der Seite.",
  "There is nothing to undo here.": "Hier gibt es nichts rückgängig zu machen.",
  "You are looking at what is published. Choose drafts or a release above.":
    "Sie sehen, was veröffentlicht ist. Wählen Sie oben Entwürfe oder einen Release.",
  "This page is not there any more.": "Diese Seite ist nicht mehr da.",
  "Used on every page of the site.": "Auf jeder Seite der Website verwendet.",
  "Answers at an address where no page stands.":
    "Antwortet an einer Adresse, an der keine Seite steht.",
  "Give the page a language and an address to see it here.":
    "Geben Sie der Seite eine Sprache und eine Adresse, um sie hier zu sehen.",
  "Another page has this address too. Give this page an address of its own to see it here.":
    "Eine andere Seite hat diese Adresse auch. Geben Sie dieser Seite eine eigene Adresse, um sie hier zu sehen.",
  "Used on no page yet.": "Noch auf keiner Seite verwendet.",
  "A page that begins with it is on its own afterwards.":
    "Eine Seite, die damit beginnt, steht danach für sich.",
  "In another language ({language}): {title}": "In einer anderen Sprache ({language}): {title}",
  "On the page {title}": "Auf der Seite {title}",
  "In the menus of every page": "In den Menüs jeder Seite",
  "Redirected from {from}": "Weitergeleitet von {from}",
};
