/** German texts of the languages inspector and the interface texts tool. */
export const translationTexts = {
  "Close languages panel": "Bereich „Sprachen“ schließen",
  "Open page": "Seite öffnen",
  "current page": "aktuelle Seite",
  Original: "Ausgangsseite",
  "Not published": "Nicht veröffentlicht",
  "Marked as up to date": "Als aktuell markiert",
  Compare: "Vergleichen",
  "Mark as up to date": "Als aktuell markieren",
  "Not translated": "Nicht übersetzt",
  "Create from {language}": "Auf Basis von {language} erstellen",
  "Outdated: 1 change in the original page ({source})":
    "Veraltet: 1 Änderung auf der Ausgangsseite ({source})",
  "Outdated: {count} changes in the original page ({source})":
    "Veraltet: {count} Änderungen auf der Ausgangsseite ({source})",
  "1 part still in {source}": "1 Teil noch auf {source}",
  "{count} parts still in {source}": "{count} Teile noch auf {source}",
  "Up to date": "Aktuell",
  "Not compared with the original page ({source}) yet":
    "Noch nicht mit der Ausgangsseite ({source}) verglichen",
  "Changed in the original page ({source})": "Auf der Ausgangsseite ({source}) geändert",
  "Missing in {target}": "Fehlt auf {target}",
  "Still in {source}": "Noch auf {source}",
  "Omitted in {target}": "Auf {target} ausgelassen",
  "Only in {target}": "Nur auf {target}",
  "All links lead to pages in the same language.":
    "Alle Links führen zu Seiten in derselben Sprache.",
  "1 linked page is not translated, so the link leads to the page in {language}.":
    "1 verlinkte Seite ist nicht übersetzt, daher führt der Link zur Seite auf {language}.",
  "{count} linked pages are not translated, so the links lead to the pages in {language}.":
    "{count} verlinkte Seiten sind nicht übersetzt, daher führen die Links zu den Seiten auf {language}.",
  "The translation was not created": "Die Übersetzung wurde nicht erstellt",
  "Translation created": "Übersetzung erstellt",
  "The page was not marked as up to date": "Die Seite wurde nicht als aktuell markiert",
  "The pages were not linked": "Die Seiten wurden nicht verknüpft",
  "Some of these pages are not linked as translations of each other, so the language switcher doesn't list all languages.":
    "Einige dieser Seiten sind nicht als Übersetzungen miteinander verknüpft, daher zeigt die Sprachauswahl nicht alle Sprachen.",
  "Link all pages": "Alle Seiten verknüpfen",
  "Before you can translate this page, enter its title and select its language.":
    "Geben Sie den Titel der Seite ein und wählen Sie ihre Sprache. Danach können Sie die Seite übersetzen.",
  "The block was not copied": "Der Block wurde nicht kopiert",
  "You can't edit the text here. “Edit in {target}” opens a part in the form. To edit the {source} text, open the original page.":
    "Hier können Sie den Text nicht bearbeiten. „Auf {target} bearbeiten“ öffnet einen Teil im Formular. Um den Text auf {source} zu bearbeiten, öffnen Sie die Ausgangsseite.",
  "Compare {source} and {target}": "{source} und {target} vergleichen",
  "Mark {target} translation as up to date": "Übersetzung ({target}) als aktuell markieren",
  "The order of the blocks has changed in the original page ({source}).":
    "Die Reihenfolge der Blöcke hat sich auf der Ausgangsseite ({source}) geändert.",
  "No text in this part": "Kein Text in diesem Teil",
  Block: "Block",
  "Edit in {language}": "Auf {language} bearbeiten",
  "Copy to {language}": "In die Übersetzung ({language}) kopieren",
  "Mark part as up to date": "Teil als aktuell markieren",
  "Interface texts": "Oberflächentexte",
  "File error": "Dateifehler",
  "Issues found": "Probleme gefunden",
  "Complete, with entries that the site doesn't use":
    "Vollständig, mit Einträgen, die die Website nicht verwendet",
  Complete: "Vollständig",
  "Built-in texts.": "Integrierte Texte.",
  "This language has no built-in texts. In the language settings, enter the URL of your translation files.":
    "Für diese Sprache gibt es keine integrierten Texte. Geben Sie in den Spracheinstellungen die URL Ihrer Übersetzungsdateien ein.",
  "Built-in texts, overridden by {address}": "Integrierte Texte, überschrieben durch {address}",
  "Texts from {address}": "Texte aus {address}",
  "The site can't use the file: {why}": "Die Website kann die Datei nicht verwenden: {why}",
  Missing: "Fehlend",
  "The site displays these texts in the default language. Add the texts to the file.":
    "Die Website zeigt diese Texte in der Standardsprache. Ergänzen Sie die Texte in der Datei.",
  "Wrong placeholders": "Falsche Platzhalter",
  "The site can't fill in the placeholders in these texts, so visitors would see gaps. Correct the placeholders in the file.":
    "Die Website kann die Platzhalter in diesen Texten nicht füllen, daher würden Besucher Lücken sehen. Korrigieren Sie die Platzhalter in der Datei.",
  Unused: "Nicht verwendet",
  "This language doesn't use these plural forms. You can delete them from the file.":
    "Diese Pluralformen gibt es in dieser Sprache nicht. Sie können sie aus der Datei löschen.",
  Unknown: "Unbekannt",
  "The site doesn't use these entries. Correct the spelling of their names in the file, or delete the entries.":
    "Die Website verwendet diese Einträge nicht. Korrigieren Sie die Schreibweise ihrer Namen in der Datei, oder löschen Sie die Einträge.",
  "The site can't be reached: {why}": "Die Website ist nicht erreichbar: {why}",
  "Texts of the site's buttons, messages and forms in each language. You can edit each text here, or set a URL for your own translation files in the language settings.":
    "Texte der Schaltflächen, Meldungen und Formulare der Website in jeder Sprache. Sie können jeden Text hier bearbeiten oder in den Spracheinstellungen die URL eigener Übersetzungsdateien angeben.",
  "Edit texts": "Texte bearbeiten",
  "Reload files": "Dateien neu laden",
  "The links to translations were not restored":
    "Die Verknüpfungen mit Übersetzungen wurden nicht wiederhergestellt",
};

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
