/** What “Start here” says, and the removal of the sample site. */
export const helpWords = {
  "Start here": "Hier beginnen",
  "The sample site is gone.": "Die Beispielseiten sind weg.",
  "Nothing was removed.": "Es wurde nichts entfernt.",
  "somebody changed it": "wurde geändert",
  "something that stays leads to it": "etwas, das bleibt, führt dorthin",
  "This stays:": "Das bleibt:",
  "Remove the sample site?": "Die Beispielseiten entfernen?",
  "Keep it": "Behalten",
  "Remove {count} documents": "{count} Dokumente entfernen",
  "Its pages, its menus and words in the settings, and the pictures that nothing else uses go at once, from the site too. The languages stay. Each document can be brought back from its history; nothing brings all of them back.":
    "Die Seiten, ihre Menüs und Worte in den Einstellungen und die Bilder, die sonst nichts verwendet, gehen sofort, auch von der Website. Die Sprachen bleiben. Jedes Dokument lässt sich aus seinem Verlauf zurückholen; alle zusammen nicht.",
  "Remove what was changed as well": "Auch entfernen, was geändert wurde",
  "The sample site": "Die Beispielseiten",
  "Nightlight, a festival that does not exist, shows what the blocks can do. Open its pages, take what you like, and remove the rest once you have pages of your own.":
    "Nightlight, ein Festival, das es nicht gibt, zeigt, was die Blöcke können. Öffnen Sie die Seiten, nehmen Sie, was Ihnen gefällt, und entfernen Sie den Rest, sobald Sie eigene Seiten haben.",
  "Remove the sample site …": "Die Beispielseiten entfernen …",
  "Make the home page": "Die Startseite anlegen",
  "Make a page": "Eine Seite anlegen",
  "Begin with a title": "Beginnen Sie mit einem Titel",
  "It stands in the browser’s tab and in menus. Press Generate for the address.":
    "Er steht im Browser-Tab und in Menüs. Drücken Sie „Generieren“ für die Adresse.",
  "Build it from blocks, from top to bottom": "Bauen Sie sie aus Blöcken, von oben nach unten",
  "Open with a Hero: a title of a few words and a large picture. Then tell (Text, Programme), show (Image, Film) and ask (Call to action). Three to six blocks make a good page. Give most of them the quiet ground, and one of them a lit one.":
    "Eröffnen Sie mit einem Auftakt: ein Titel aus wenigen Worten und ein großes Bild. Dann erzählen Sie (Text, Programm), zeigen (Bild, Film) und bitten (Aufruf). Drei bis sechs Blöcke ergeben eine gute Seite. Geben Sie den meisten den ruhigen Grund und einem einen leuchtenden.",
  "Look at it as you write": "Sehen Sie beim Schreiben zu",
  "The Preview shows the page beside its form; press anything on it to change it.":
    "Die Vorschau zeigt die Seite neben ihrem Formular; drücken Sie auf etwas, um es zu ändern.",
  "Open the Preview": "Die Vorschau öffnen",
  "Publish it": "Veröffentlichen Sie sie",
  "Until then only you and your colleagues see it. Publish is at the lower edge of the form; what visitors have open follows within a second.":
    "Bis dahin sehen nur Sie und Ihr Team sie. „Veröffentlichen“ steht am unteren Rand des Formulars; was Besucher offen haben, folgt binnen einer Sekunde.",
  "Lead people there": "Führen Sie dorthin",
  "Nobody finds a page that nothing leads to: add it to the menu.":
    "Niemand findet eine Seite, zu der nichts führt: Setzen Sie sie ins Menü.",
  "Name and menus of the site": "Name und Menüs der Website",
  "An empty house": "Ein leeres Haus",
  "How a page is made": "So entsteht eine Seite",
  "There is no page yet. Five steps, ten minutes, and there is one.":
    "Es gibt noch keine Seite. Fünf Schritte, zehn Minuten, und es gibt eine.",
  "Five steps, ten minutes. Nothing you try here is seen before you publish it.":
    "Fünf Schritte, zehn Minuten. Nichts davon ist zu sehen, bevor Sie es veröffentlichen.",
} as const;
