/** German texts for the deletion of linked documents and for the trash. */
export const removalTexts = {
  "Delete document": "Dokument löschen",
  "Unpublish document": "Veröffentlichung aufheben",
  "The document was not deleted": "Das Dokument wurde nicht gelöscht",
  "The document was not unpublished": "Die Veröffentlichung wurde nicht aufgehoben",
  "The document is deleted": "Das Dokument ist gelöscht",
  "The document is unpublished": "Die Veröffentlichung ist aufgehoben",
  Untitled: "Ohne Titel",
  "Other document": "Anderes Dokument",
  "Unpublish “{title}”? Visitors no longer see it. It becomes a draft.":
    "Veröffentlichung von „{title}“ aufheben? Besucher sehen es nicht mehr. Es wird zu einem Entwurf.",
  "Delete “{title}”? You can restore it from the trash for {days} days.":
    "„{title}“ löschen? Es lässt sich {days} Tage lang aus dem Papierkorb wiederherstellen.",
  "Delete “{title}”? Your role can't write to the trash, so you can't undo this.":
    "„{title}“ löschen? Ihre Rolle darf nicht in den Papierkorb schreiben, daher lässt sich das nicht rückgängig machen.",
  "Its versions in these releases are deleted, too: {titles}":
    "Auch seine Versionen in diesen Releases werden gelöscht: {titles}",
  "Too many documents refer to this document to change them at once. Change some of them first.":
    "Zu viele Dokumente verweisen auf dieses Dokument, um sie auf einmal zu ändern. Ändern Sie zuerst einige davon.",
  "The scheduled release “{release}” contains a link to this document. Unschedule the release first.":
    "Das geplante Release „{release}“ enthält einen Link auf dieses Dokument. Heben Sie zuerst die Planung des Releases auf.",
  "1 document refers to this document:": "1 Dokument verweist auf dieses Dokument:",
  "{count} documents refer to this document:": "{count} Dokumente verweisen auf dieses Dokument:",
  "Replace the links with links to another document":
    "Die Links durch Links auf ein anderes Dokument ersetzen",
  "Remove the links": "Die Links entfernen",
  "Texts keep their words. Buttons, menu entries, redirects and blocks that are useless without their link are removed.":
    "Texte behalten ihre Wörter. Schaltflächen, Menüeinträge, Weiterleitungen und Blöcke, die ohne ihren Link nutzlos sind, werden entfernt.",
  "The links to this document are removed.": "Die Links auf dieses Dokument werden entfernt.",
  "Redirect the URL {path} to another page": "Die URL {path} auf eine andere Seite weiterleiten",
  "Page to redirect to": "Ziel der Weiterleitung",
  "Other documents refer to it now. Check the list and confirm again.":
    "Inzwischen verweisen weitere Dokumente darauf. Prüfen Sie die Liste, und bestätigen Sie noch einmal.",
  "Documents that your role doesn't display refer to it, or somebody changes them. Try again, or ask an administrator.":
    "Dokumente, die Ihre Rolle nicht anzeigt, verweisen darauf, oder jemand ändert sie gerade. Versuchen Sie es noch einmal, oder fragen Sie die Administration.",
  "{title} (in the trash)": "{title} (im Papierkorb)",
  "Somebody changes the same documents now. Try again.":
    "Jemand ändert gerade dieselben Dokumente. Versuchen Sie es noch einmal.",
  Trash: "Papierkorb",
  Restore: "Wiederherstellen",
  "Restore “{title}”": "„{title}“ wiederherstellen",
  "The trash is empty.": "Der Papierkorb ist leer.",
  "Deleted documents stay here for {days} days. Links that were changed or removed stay so.":
    "Gelöschte Dokumente bleiben {days} Tage lang hier. Geänderte oder entfernte Links bleiben so.",
  "Deleted {time}": "Gelöscht {time}",
  "Deleted {time} by {name}": "Gelöscht {time} von {name}",
  "kept until {date}": "aufbewahrt bis {date}",
  "The document is restored": "Das Dokument ist wiederhergestellt",
  "The document was not restored": "Das Dokument wurde nicht wiederhergestellt",
  "It was restored or deleted already.": "Es wurde bereits wiederhergestellt oder gelöscht.",
  "The copy in the trash is damaged. Delete it.":
    "Die Kopie im Papierkorb ist beschädigt. Löschen Sie sie.",
  "It leads to a document that no longer exists. Restore that document first.":
    "Es führt zu einem Dokument, das es nicht mehr gibt. Stellen Sie zuerst dieses Dokument wieder her.",
  "Links to documents that no longer exist were left out.":
    "Links auf Dokumente, die es nicht mehr gibt, wurden ausgelassen.",
  "Another page has its URL, so it is a draft.":
    "Eine andere Seite hat seine URL, daher ist es ein Entwurf.",
  "Its version in a release that is over was left out.":
    "Seine Version in einem beendeten Release wurde ausgelassen.",
};
