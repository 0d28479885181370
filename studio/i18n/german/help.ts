/** German texts of “Get started” and of the removal of the sample site. */
export const helpWords = {
  "Get started": "Erste Schritte",
  "Sample site removed": "Beispielwebsite entfernt",
  "The sample site was not removed": "Die Beispielwebsite wurde nicht entfernt",
  "edited since the import": "seit dem Import bearbeitet",
  "still in use": "wird noch verwendet",
  "Not removed:": "Nicht entfernt:",
  "Remove sample site?": "Beispielwebsite entfernen?",
  Cancel: "Abbrechen",
  "Remove {count} documents": "{count} Dokumente entfernen",
  "This removes the sample pages, their navigation and texts in the settings, and images that nothing else uses. The published site changes immediately. Documents can only be restored one by one, from their history.":
    "Entfernt die Beispielseiten, ihre Navigation und Texte in den Einstellungen sowie Bilder, die sonst nicht verwendet werden. Die veröffentlichte Website ändert sich sofort. Dokumente lassen sich nur einzeln über ihren Verlauf wiederherstellen.",
  "Also remove edited documents": "Auch bearbeitete Dokumente entfernen",
  "Sample site": "Beispielwebsite",
  "Pages of a fictional festival that show the blocks in use. Remove them when you have your own pages.":
    "Seiten eines erfundenen Festivals, die die Blöcke im Einsatz zeigen. Entfernen Sie sie, sobald Sie eigene Seiten haben.",
  "Remove sample site …": "Beispielwebsite entfernen …",
  "Create home page": "Startseite erstellen",
  "Create page": "Seite erstellen",
  "Add a title": "Titel hinzufügen",
  "Enter a title and generate the slug. To start from a template, open Pages, select a language, then select +.":
    "Geben Sie einen Titel ein und generieren Sie den Slug. Um mit einer Vorlage zu beginnen, öffnen Sie „Seiten“, wählen Sie eine Sprache und dann „+“.",
  "Add blocks": "Blöcke hinzufügen",
  "Start with a Hero, continue with blocks such as Text, Schedule, Image or Video, and end with a Call to action. Four to seven blocks are enough for most pages.":
    "Beginnen Sie mit einem Hero, fügen Sie Blöcke wie Text, Zeitplan, Bild oder Video hinzu und schließen Sie mit einem Call-to-Action. Vier bis sieben Blöcke reichen für die meisten Seiten.",
  "Preview the page": "Vorschau ansehen",
  "The Preview shows the page next to its form. Select anything on the page to edit it, or + below a block to add another.":
    "Die Vorschau zeigt die Seite neben ihrem Formular. Wählen Sie etwas auf der Seite aus, um es zu bearbeiten, oder „+“ unter einem Block, um einen weiteren hinzuzufügen.",
  "Open Preview": "Vorschau öffnen",
  "Publish the page": "Seite veröffentlichen",
  "Visitors can't see the page until you publish it. Select the check mark above the form to review the page checks first.":
    "Besucher sehen die Seite erst, wenn Sie sie veröffentlichen. Öffnen Sie vorher mit dem Häkchen über dem Formular die Seitenprüfung.",
  "Add it to the navigation": "Zur Navigation hinzufügen",
  "Add the page to the navigation so that visitors can find it.":
    "Fügen Sie die Seite zur Navigation hinzu, damit Besucher sie finden.",
  "Open site settings": "Website-Einstellungen öffnen",
  "Create your first page": "Erste Seite erstellen",
  "Create a page": "Seite erstellen",
  "Your first page takes five steps and about ten minutes.":
    "Ihre erste Seite entsteht in fünf Schritten und etwa zehn Minuten.",
  "Five steps, about ten minutes. Visitors see nothing until you publish.":
    "Fünf Schritte, etwa zehn Minuten. Besucher sehen nichts, bevor Sie veröffentlichen.",
} as const;
