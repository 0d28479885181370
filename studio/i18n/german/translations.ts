/** German texts of the languages inspector and the interface texts tool. */
export const translationWords = {
  "Close the languages": "Sprachen schließen",
  "Open the page": "Seite öffnen",
  "open here": "hier geöffnet",
  Original: "Original",
  "Not published": "Nicht veröffentlicht",
  "Marked as up to date": "Als aktuell vermerkt",
  "Page without a title": "Seite ohne Titel",
  "Side by side": "Nebeneinander",
  "Mark as up to date": "Als aktuell vermerken",
  "There is no such page yet.": "Diese Seite gibt es noch nicht.",
  "Create from {language}": "Aus {language} anlegen",
  "Older: 1 change in {source}": "Älter: 1 Änderung in {source}",
  "Older: {count} changes in {source}": "Älter: {count} Änderungen in {source}",
  "1 part still in {source}": "1 Teil noch in {source}",
  "{count} parts still in {source}": "{count} Teile noch in {source}",
  "Up to date": "Aktuell",
  "Not compared with {source} yet": "Noch nicht mit {source} verglichen",
  "Changed in {source}": "Geändert in {source}",
  "Missing in {target}": "Fehlt in {target}",
  "Still in {source}": "Noch in {source}",
  "Left out in {target}": "Ausgelassen in {target}",
  "Only in {target}": "Nur in {target}",
  "Its links lead to pages of its own language.": "Ihre Links führen zu Seiten ihrer Sprache.",
  "One page that it links to is not there in its language yet: that link still leads to {language}.":
    "Eine Seite, auf die sie verweist, gibt es in ihrer Sprache noch nicht: Dieser Link führt weiterhin zu {language}.",
  "{count} pages that it links to are not there in its language yet: those links still lead to {language}.":
    "{count} Seiten, auf die sie verweist, gibt es in ihrer Sprache noch nicht: Diese Links führen weiterhin zu {language}.",
  "The translation was not made": "Die Übersetzung wurde nicht angelegt",
  "The translation is there, still in the words of its source":
    "Die Übersetzung ist da, noch in den Worten ihrer Vorlage",
  "It was not marked as up to date": "Sie wurde nicht als aktuell vermerkt",
  "The pages were not linked": "Die Seiten wurden nicht verbunden",
  "Not all of these pages name each other, so the language switcher of some does not lead to the others.":
    "Nicht alle diese Seiten nennen einander: Die Sprachwahl mancher führt nicht zu den anderen.",
  "Link them all": "Alle verbinden",
  "Give the page a title and a language first: then it can be translated.":
    "Geben Sie der Seite zuerst einen Titel und eine Sprache: Dann lässt sie sich übersetzen.",
  "The block was not copied": "Der Block wurde nicht kopiert",
  "{source} and {target}, side by side": "{source} und {target} nebeneinander",
  "Mark all of {target} as up to date": "Alles in {target} als aktuell vermerken",
  "The order of the blocks has changed in {source}.":
    "Die Reihenfolge der Blöcke hat sich in {source} geändert.",
  "No words: only pictures, films or settings.":
    "Keine Worte: nur Bilder, Filme oder Einstellungen.",
  Block: "Block",
  "Edit in {language}": "In {language} bearbeiten",
  "Copy into {language}": "In {language} kopieren",
  "This part is up to date": "Dieser Teil ist aktuell",
  "Interface texts": "Oberflächentexte",
  "File not used": "Datei nicht verwendet",
  "To be mended": "Zu beheben",
  "Complete, with keys too many": "Vollständig, mit überzähligen Schlüsseln",
  Complete: "Vollständig",
  "The texts that come with the site.": "Die Texte, die mit der Website kommen.",
  "No texts come with the site, and the settings name no file.":
    "Mit der Website kommen keine Texte, und die Einstellungen nennen keine Datei.",
  "This file over the texts that come with the site: {address}":
    "Diese Datei über den Texten, die mit der Website kommen: {address}",
  "This file alone: {address}": "Allein diese Datei: {address}",
  "The file can't be used: {why}": "Die Datei ist nicht verwendbar: {why}",
  Missing: "Fehlend",
  "Said in the default language instead. Add them to the file.":
    "Erscheint stattdessen in der Standardsprache. Ergänzen Sie die Datei.",
  "Other values": "Andere Werte",
  "These name other values in braces than the site fills in: visitors would see gaps.":
    "Diese nennen andere Werte in Klammern, als die Website einsetzt: Besucher sähen Lücken.",
  Unused: "Unbenutzt",
  "Forms of a number that this language does not have. They may go.":
    "Zahlformen, die diese Sprache nicht hat. Sie können weg.",
  Unknown: "Unbekannt",
  "The site has no such texts: misspelt, or of an earlier version. They may go.":
    "Solche Texte hat die Website nicht: verschrieben oder aus einer früheren Fassung. Sie können weg.",
  "The site could not be asked: {why}": "Die Website war nicht zu erreichen: {why}",
  "Buttons, messages and forms of the site itself, in each language that it is offered in. The address of their files is in the languages' settings.":
    "Knöpfe, Meldungen und Formulare der Website selbst, in jeder angebotenen Sprache. Die Adresse ihrer Dateien steht in den Einstellungen der Sprachen.",
  "Read the files again": "Dateien erneut lesen",
  "The links to translations were not kept":
    "Die Verknüpfungen mit den Übersetzungen sind nicht erhalten geblieben",
};
