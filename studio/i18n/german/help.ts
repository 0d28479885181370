/** German texts of the “Get started” page and of the sample sites. */
export const helpTexts = {
  "Get started": "Erste Schritte",
  "Sample site removed": "Beispielwebsite entfernt",
  "The sample site was not removed": "Die Beispielwebsite wurde nicht entfernt",
  "The settings were not created": "Die Einstellungen wurden nicht angelegt",
  "edited since the import": "seit dem Import bearbeitet",
  "still in use": "wird noch verwendet",
  "Documents that will not be removed:": "Dokumente, die nicht entfernt werden:",
  "Remove sample site?": "Beispielwebsite entfernen?",
  Cancel: "Abbrechen",
  "Remove 1 document": "1 Dokument entfernen",
  "Remove {count} documents": "{count} Dokumente entfernen",
  "This action removes the sample pages and the images that only these pages use. It also removes the navigation and texts of the sample site from the settings. The published site changes immediately. You can restore the documents from their history, but only one at a time.":
    "Diese Aktion entfernt die Beispielseiten und die Bilder, die nur auf diesen Seiten vorkommen. Außerdem entfernt sie die Navigation und die Texte der Beispielwebsite aus den Einstellungen. Die veröffentlichte Website ändert sich sofort. Sie können die Dokumente über ihren Verlauf wiederherstellen, aber nur einzeln.",
  "Also remove edited documents": "Auch bearbeitete Dokumente entfernen",
  "Sample sites": "Beispielwebsites",
  "Each sample site is the complete website of a fictional organization. All sample sites use the same blocks, but different themes. Explore one or use it as a starting point, and remove it when you have your own pages.":
    "Jede Beispielwebsite ist die vollständige Website einer erfundenen Organisation. Alle Beispielwebsites verwenden dieselben Blöcke, aber verschiedene Designs. Sehen Sie sich eine an, oder verwenden Sie sie als Ausgangspunkt, und entfernen Sie sie, sobald Sie eigene Seiten haben.",
  "A short film festival, with bold colors and halftone images.":
    "Ein Kurzfilmfestival mit kräftigen Farben und gerasterten Bildern.",
  "A manufacturer of vibration sensors, in English and Japanese, with charts and exploded-view drawings.":
    "Ein Hersteller von Schwingungssensoren, auf Englisch und Japanisch, mit Diagrammen und Explosionszeichnungen.",
  "A museum about an estuary, with engravings, thin lines and short captions.":
    "Ein Museum über eine Flussmündung, mit Stichen, feinen Linien und kurzen Beschriftungen.",
  "Empty site": "Leere Website",
  "No sample content. You start with your own first page.":
    "Keine Beispielinhalte. Sie beginnen mit Ihrer eigenen ersten Seite.",
  Current: "Aktuell",
  "Use this site …": "Diese Website verwenden …",
  "Restore …": "Wiederherstellen …",
  "Use the sample site {title}?": "Beispielwebsite {title} verwenden?",
  "This action adds the pages, settings, theme and images of this sample site, and removes any other sample site. Your own pages stay. The published site changes immediately.":
    "Diese Aktion fügt die Seiten, Einstellungen, Bilder und das Design dieser Beispielwebsite hinzu und entfernt jede andere Beispielwebsite. Ihre eigenen Seiten bleiben erhalten. Die veröffentlichte Website ändert sich sofort.",
  "Also replace edited settings. Otherwise the site keeps its name, navigation, languages and theme.":
    "Auch bearbeitete Einstellungen ersetzen. Andernfalls behält die Website ihren Namen, ihre Navigation, ihre Sprachen und ihr Design.",
  "{title} has pages at the addresses of these pages:":
    "{title} hat Seiten unter den Adressen dieser Seiten:",
  "Your pages stay there. The pages of {title} move:":
    "Ihre Seiten bleiben dort. Die Seiten von {title} ziehen um:",
  "The pages of {title} take these addresses. Your pages move:":
    "Die Seiten von {title} bekommen diese Adressen. Ihre Seiten ziehen um:",
  "Replace sample site": "Beispielwebsite ersetzen",
  "Import sample site": "Beispielwebsite importieren",
  "{done} of {all} files uploaded": "{done} von {all} Dateien hochgeladen",
  "Sample site {title} imported": "Beispielwebsite {title} importiert",
  "The sample site was not imported": "Die Beispielwebsite wurde nicht importiert",
  "Remove sample site …": "Beispielwebsite entfernen …",
  "Edit languages": "Sprachen bearbeiten",
  "Add each language of the site. Without settings, the site is in English.":
    "Fügen Sie jede Sprache der Website hinzu. Ohne Einstellungen ist die Website auf Englisch.",
  "Create home page": "Startseite erstellen",
  "Create page": "Seite erstellen",
  "Add a title": "Titel hinzufügen",
  "Enter a title and generate the slug. To start from a template instead, open “Pages”, select a language, then select “+”.":
    "Geben Sie einen Titel ein, und generieren Sie den Slug. Um stattdessen mit einer Vorlage zu beginnen, öffnen Sie „Seiten“, wählen Sie eine Sprache aus, und wählen Sie dann „+“.",
  "Add blocks": "Blöcke hinzufügen",
  "Start with a Hero, continue with blocks such as Text, Schedule, Image or Video, and end with a Call to action. Four to seven blocks are enough for most pages.":
    "Beginnen Sie mit einem Hero, fügen Sie Blöcke wie Text, Zeitplan, Bild oder Video hinzu, und schließen Sie mit einem Call-to-Action ab. Vier bis sieben Blöcke reichen für die meisten Seiten.",
  "Preview the page": "Vorschau ansehen",
  "The Preview shows the page next to its form. To edit text or an image, select it on the page. To add a block, select “+” below another block.":
    "Die Vorschau zeigt die Seite neben ihrem Formular. Um einen Text oder ein Bild zu bearbeiten, wählen Sie das Element auf der Seite aus. Um einen Block hinzuzufügen, wählen Sie „+“ unter einem anderen Block.",
  "Open Preview": "Vorschau öffnen",
  "Publish the page": "Seite veröffentlichen",
  "Visitors can't see the page until you publish it. To review the page checks first, select the check mark above the form.":
    "Besucher sehen die Seite erst, wenn Sie sie veröffentlichen. Um zuvor die Seitenprüfung anzusehen, wählen Sie das Häkchen über dem Formular aus.",
  "Add the page to the navigation": "Seite zur Navigation hinzufügen",
  "Visitors can find the page once the site's navigation links to the page.":
    "Besucher finden die Seite, sobald die Navigation der Website auf die Seite verlinkt.",
  "Open site settings": "Website-Einstellungen öffnen",
  "Make the site yours": "Die Website gestalten",
  Done: "Erledigt",
  "Create theme": "Design erstellen",
  "Open theme": "Design öffnen",
  "Choose colors, typefaces and a style, and upload the logo and the icon.":
    "Wählen Sie Farben, Schriften und einen Stil, und laden Sie Logo und Icon hoch.",
  "Name and theme of the site": "Name und Design der Website",
  "Enter the site's name, and select your theme.":
    "Geben Sie den Namen der Website ein, und wählen Sie Ihr Design.",
  "Edit name and theme": "Name und Design bearbeiten",
  "Edit header and footer": "Kopf- und Fußzeile bearbeiten",
  "Add a language with its navigation and its footer text.":
    "Fügen Sie eine Sprache mit ihrer Navigation und ihrem Fußtext hinzu.",
  "Create your first page": "Erste Seite erstellen",
  "Create a page": "Seite erstellen",
  "Your first page takes five steps and about ten minutes.":
    "In fünf Schritten und etwa zehn Minuten erstellen Sie Ihre erste Seite.",
  "The five steps take about ten minutes. Visitors can't see the page until you publish it.":
    "Die fünf Schritte dauern etwa zehn Minuten. Besucher sehen die Seite erst, wenn Sie sie veröffentlichen.",
} as const;
