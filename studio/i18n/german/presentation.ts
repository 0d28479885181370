/** German texts for editing on the previewed page and for a document's locations. */
export const presentationTexts = {
  "Add a block": "Block hinzufügen",
  Position: "Position",
  "Copy of {title}": "Kopie von {title}",
  "The page was not duplicated": "Die Seite wurde nicht dupliziert",
  "Members only": "Nur für Mitglieder",
  "Everyone sees this": "Für alle sichtbar",
  "Below the sign-in gate": "Unter dem geschützten Bereich",
  "Above the sign-in gate": "Über dem geschützten Bereich",
  Groups: "Gruppen",
  "Filter blocks": "Blöcke filtern",
  "Keyboard input": "Tastatureingabe",
  "Filter blocks (press Enter to add the first block)":
    "Blöcke filtern (Eingabetaste fügt den ersten Block hinzu)",
  All: "Alle",
  "Show all": "Alle anzeigen",
  "No block found for “{text}”. Try another word, such as “image” or “button”.":
    "Kein Block zu „{text}“ gefunden. Versuchen Sie ein anderes Wort, etwa „Bild“ oder „Button“.",
  "The change was not saved": "Die Änderung wurde nicht gespeichert",
  "Block removed": "Block entfernt",
  "{count} blocks removed": "{count} Blöcke entfernt",
  "The clipboard's content is too large. Copy fewer blocks at once.":
    "Der Inhalt der Zwischenablage ist zu groß. Kopieren Sie weniger Blöcke auf einmal.",
  "A newer version of Marquee copied these blocks. Update this studio, then try again.":
    "Eine neuere Version von Marquee hat diese Blöcke kopiert. Aktualisieren Sie dieses Studio und versuchen Sie es dann erneut.",
  "The clipboard's content is damaged. Copy the blocks again.":
    "Der Inhalt der Zwischenablage ist beschädigt. Kopieren Sie die Blöcke erneut.",
  "Some content was not pasted": "Einige Inhalte wurden nicht eingefügt",
  "These blocks can't be placed here: {types}.": "Diese Blöcke können hier nicht stehen: {types}.",
  "A newer version of Marquee stored these blocks: {types}.":
    "Eine neuere Version von Marquee hat diese Blöcke gespeichert: {types}.",
  "Links, images and files that don't exist in this dataset were removed from the blocks: {count}.":
    "Links, Bilder und Dateien, die es in diesem Dataset nicht gibt, wurden aus den Blöcken entfernt: {count}.",
  "Another editor": "Jemand anderes",
  "{name} removed the block “{title}”": "{name} hat den Block „{title}“ entfernt",
  "The block's form was closed. To get the block back, restore an earlier version from the page's history.":
    "Das Formular des Blocks wurde geschlossen. Um den Block zurückzuholen, stellen Sie eine frühere Version aus dem Verlauf der Seite wieder her.",
  Undo: "Rückgängig",
  Restored: "Wiederhergestellt",
  "Item removed": "Eintrag entfernt",
  "Text format": "Textformat",
  "Not everything was pasted unchanged": "Nicht alles wurde unverändert eingefügt",
  "Tables became paragraphs, one for each row: {count}.":
    "Tabellen wurden zu Absätzen, einer für jede Zeile: {count}.",
  "Images were left out: {count}. Add them to the text in the form.":
    "Bilder wurden ausgelassen: {count}. Fügen Sie sie im Formular in den Text ein.",
  "Videos and other embedded content were left out: {count}.":
    "Videos und andere eingebettete Inhalte wurden ausgelassen: {count}.",
  "Comments were left out: {count}.": "Kommentare wurden ausgelassen: {count}.",
  "Links became plain text because their URL doesn't work on a website: {count}.":
    "Links wurden zu einfachem Text, weil ihre URL auf einer Website nicht funktioniert: {count}.",
  "Underline, strikethrough, superscript and subscript were removed.":
    "Unterstreichungen, Durchstreichungen, Hoch- und Tiefstellungen wurden entfernt.",
  "Lower headings became the smallest heading: {count}.":
    "Tiefere Überschriften wurden zur kleinsten Überschrift: {count}.",
  "Numbered lists that started at a higher number start at 1: {count}.":
    "Nummerierte Listen, die mit einer höheren Zahl begannen, beginnen mit 1: {count}.",
  "Checklists became bulleted lists.": "Checklisten wurden zu Aufzählungen.",
  "Dividing lines were left out: {count}.": "Trennlinien wurden ausgelassen: {count}.",
  "The content was too long. Only the beginning was pasted.":
    "Der Inhalt war zu lang. Nur der Anfang wurde eingefügt.",
  "Some cells, or a caption, didn't fit into the table.":
    "Einige Zellen oder eine Beschriftung passten nicht in die Tabelle.",
  "The table or the row no longer exists.": "Die Tabelle oder die Zeile existiert nicht mehr.",
  "Paragraph style": "Absatzformat",
  "On this page": "Auf dieser Seite",
  "Search pages, or enter a URL": "Seiten suchen oder URL eingeben",
  "Remove link": "Link entfernen",
  "Set link": "Link setzen",
  "Nothing to undo": "Es gibt nichts rückgängig zu machen",
  "Nothing to redo": "Es gibt nichts zu wiederholen",
  "“{name}” is larger than {size} MB. Reduce its size, then try again.":
    "„{name}“ ist größer als {size} MB. Verkleinern Sie die Datei und versuchen Sie es dann erneut.",
  "“{name}” is not an image that browsers can display. Use a PNG, JPEG, WebP, AVIF, GIF or SVG file.":
    "„{name}“ ist kein Bild, das Browser anzeigen können. Verwenden Sie eine PNG-, JPEG-, WebP-, AVIF-, GIF- oder SVG-Datei.",
  "This field doesn't accept “{name}”. Use one of these formats: {types}.":
    "Dieses Feld akzeptiert „{name}“ nicht. Verwenden Sie eines dieser Formate: {types}.",
  "Only one image fits here. Drop a single file.":
    "Hier passt nur ein Bild hin. Ziehen Sie eine einzelne Datei hierher.",
  "Your text isn't stored yet. Keep this tab open: Marquee tries again every 2 seconds.":
    "Ihr Text ist noch nicht gespeichert. Lassen Sie diesen Tab offen: Marquee versucht es alle 2 Sekunden erneut.",
  "Your last letters could not be stored. Reload the studio, and ask an administrator if you may change this page.":
    "Ihre letzten Buchstaben konnten nicht gespeichert werden. Laden Sie das Studio neu, und fragen Sie eine Administratorin oder einen Administrator, ob Sie diese Seite ändern dürfen.",
  "Another editor has removed this block.": "Eine andere Person hat diesen Block entfernt.",
  "You can't edit the published version. Select “Drafts” or a release above.":
    "Die veröffentlichte Version lässt sich nicht bearbeiten. Wählen Sie oben „Entwürfe“ oder ein Release aus.",
  "This page no longer exists.": "Diese Seite existiert nicht mehr.",
  "Used on every page.": "Wird auf jeder Seite verwendet.",
  "A redirect has no page of its own.": "Eine Weiterleitung hat keine eigene Seite.",
  "Add a language and a slug to preview this page.":
    "Fügen Sie eine Sprache und einen Slug hinzu, um die Vorschau dieser Seite zu sehen.",
  "Another page has the same URL. To preview this page, change its slug.":
    "Eine andere Seite hat dieselbe URL. Um die Vorschau dieser Seite zu sehen, ändern Sie ihren Slug.",
  "Not used on any page.": "Wird auf keiner Seite verwendet.",
  "Changes to this template don't affect pages that were created from it.":
    "Änderungen an dieser Vorlage wirken sich nicht auf Seiten aus, die daraus erstellt wurden.",
  "Translation ({language}): {title}": "Übersetzung ({language}): {title}",
  "Page: {title}": "Seite: {title}",
  "Page: {title} ({language})": "Seite: {title} ({language})",
  "Navigation of every page": "Navigation jeder Seite",
  "Redirect from {from}": "Weiterleitung von {from}",
};

/** German titles of tools and lists, and texts of the studio's other components. */
export const studioTexts = {
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

/** German texts about the connection to the content service, and about failed parts of the studio. */
export const connectionTexts = {
  "Reconnecting …": "Verbindung wird wiederhergestellt …",
  "Connected again": "Wieder verbunden",
  "The content service can't be reached. What you type is kept in this tab, and stored as soon as the service is back. Don't close the tab.":
    "Der Content-Dienst ist nicht erreichbar. Was Sie schreiben, bleibt in diesem Tab und wird gespeichert, sobald der Dienst wieder da ist. Schließen Sie den Tab nicht.",
  "Your changes are stored.": "Ihre Änderungen sind gespeichert.",
  "You are signed out": "Sie sind abgemeldet",
  "You are signed in again": "Sie sind wieder angemeldet",
  "What you type is kept in this tab, and stored as soon as you have signed in again as the same person. Don't close the tab.":
    "Was Sie schreiben, bleibt in diesem Tab und wird gespeichert, sobald Sie sich als dieselbe Person wieder angemeldet haben. Schließen Sie den Tab nicht.",
  "Sign in in a new tab": "In einem neuen Tab anmelden",
  "The content service is busy": "Der Content-Dienst ist ausgelastet",
  "It has not accepted your last changes yet. They are kept in this tab and sent again. Don't close the tab.":
    "Er hat Ihre letzten Änderungen noch nicht angenommen. Sie bleiben in diesem Tab und werden erneut gesendet. Schließen Sie den Tab nicht.",
  "Storing your changes …": "Ihre Änderungen werden gespeichert …",
  "The content service responds slowly. Your changes are kept in this tab until they are stored. Don't close the tab.":
    "Der Content-Dienst antwortet langsam. Ihre Änderungen bleiben in diesem Tab, bis sie gespeichert sind. Schließen Sie den Tab nicht.",
  "This part of the studio has failed. Your changes in other parts are not affected.":
    "Dieser Teil des Studios ist ausgefallen. Ihre Änderungen in anderen Teilen sind nicht betroffen.",
  "Reload the studio": "Studio neu laden",
};
