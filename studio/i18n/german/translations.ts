/** German texts of the languages inspector and the interface texts tool. */
export const translationWords = {
  "Close languages": "Sprachen schließen",
  "Open page": "Seite öffnen",
  "current page": "aktuelle Seite",
  Original: "Original",
  "Not published": "Nicht veröffentlicht",
  "Marked as up to date": "Als aktuell markiert",
  Compare: "Vergleichen",
  "Mark as up to date": "Als aktuell markieren",
  "Not translated": "Nicht übersetzt",
  "Create from {language}": "Aus {language} erstellen",
  "Outdated: 1 change in {source}": "Veraltet: 1 Änderung in {source}",
  "Outdated: {count} changes in {source}": "Veraltet: {count} Änderungen in {source}",
  "1 part still in {source}": "1 Teil noch in {source}",
  "{count} parts still in {source}": "{count} Teile noch in {source}",
  "Up to date": "Aktuell",
  "Not compared with {source} yet": "Noch nicht mit {source} verglichen",
  "Changed in {source}": "Geändert in {source}",
  "Missing in {target}": "Fehlt in {target}",
  "Still in {source}": "Noch in {source}",
  "Omitted in {target}": "Ausgelassen in {target}",
  "Only in {target}": "Nur in {target}",
  "All links lead to pages in the same language.":
    "Alle Links führen zu Seiten in derselben Sprache.",
  "1 linked page is not translated, so its link leads to {language}.":
    "1 verlinkte Seite ist nicht übersetzt; der Link führt zu {language}.",
  "{count} linked pages are not translated, so their links lead to {language}.":
    "{count} verlinkte Seiten sind nicht übersetzt; die Links führen zu {language}.",
  "The translation was not created": "Die Übersetzung wurde nicht erstellt",
  "Translation created": "Übersetzung erstellt",
  "The page was not marked as up to date": "Die Seite wurde nicht als aktuell markiert",
  "The pages were not linked": "Die Seiten wurden nicht verknüpft",
  "Some of these pages are not linked as translations, so their language switcher is incomplete.":
    "Einige dieser Seiten sind nicht als Übersetzungen verknüpft; ihre Sprachauswahl ist unvollständig.",
  "Link all pages": "Alle Seiten verknüpfen",
  "Add a title and a language to translate this page.":
    "Fügen Sie einen Titel und eine Sprache hinzu, um diese Seite zu übersetzen.",
  "The block was not copied": "Der Block wurde nicht kopiert",
  "Compare {source} and {target}": "{source} und {target} vergleichen",
  "Mark all of {target} as up to date": "{target} vollständig als aktuell markieren",
  "The order of the blocks has changed in {source}.":
    "Die Reihenfolge der Blöcke hat sich in {source} geändert.",
  "No text in this part": "Kein Text in diesem Teil",
  Block: "Block",
  "Edit in {language}": "In {language} bearbeiten",
  "Copy to {language}": "Nach {language} kopieren",
  "Mark part as up to date": "Teil als aktuell markieren",
  "Interface texts": "Oberflächentexte",
  "File error": "Dateifehler",
  "Issues found": "Probleme gefunden",
  "Complete, with unused keys": "Vollständig, mit ungenutzten Schlüsseln",
  Complete: "Vollständig",
  "Built-in texts.": "Mitgelieferte Texte.",
  "There are no built-in texts, and the settings contain no file.":
    "Es gibt keine mitgelieferten Texte, und in den Einstellungen ist keine Datei angegeben.",
  "Built-in texts, overridden by {address}": "Mitgelieferte Texte, überschrieben durch {address}",
  "Texts from {address}": "Texte aus {address}",
  "The file can't be used: {why}": "Die Datei kann nicht verwendet werden: {why}",
  Missing: "Fehlend",
  "Shown in the default language. Add them to the file.":
    "Erscheinen in der Standardsprache. Ergänzen Sie sie in der Datei.",
  "Wrong placeholders": "Falsche Platzhalter",
  "The site can't fill in these placeholders, so visitors would see gaps. Correct them in the file.":
    "Die Website kann diese Platzhalter nicht füllen; Besucher würden Lücken sehen. Korrigieren Sie sie in der Datei.",
  Unused: "Nicht verwendet",
  "Plural forms that this language doesn't have. You can delete them.":
    "Pluralformen, die diese Sprache nicht hat. Sie können sie löschen.",
  Unknown: "Unbekannt",
  "The site doesn't use these keys. Correct the spelling, or delete them.":
    "Die Website verwendet diese Schlüssel nicht. Korrigieren Sie die Schreibweise, oder löschen Sie sie.",
  "The site can't be reached: {why}": "Die Website ist nicht erreichbar: {why}",
  "Texts of the site's buttons, messages and forms in each language. Change their files in the language settings.":
    "Texte der Schaltflächen, Meldungen und Formulare der Website in jeder Sprache. Ändern Sie die Dateien in den Spracheinstellungen.",
  "Reload files": "Dateien neu laden",
  "The links to translations were not restored":
    "Die Verknüpfungen mit Übersetzungen wurden nicht wiederhergestellt",
};
