/** German texts of “Start here” and of the removal of the sample site. */
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
  "It stands in the browser’s tab and in menus. Press Generate for the address. Pages, then a language, then + offers templates too: they bring their blocks along.":
    "Er steht im Browser-Tab und in Menüs. Drücken Sie „Generieren“ für die Adresse. Unter Seiten, dann einer Sprache, bietet das + auch Vorlagen an: Sie bringen ihre Blöcke mit.",
  "Build it from blocks, from top to bottom": "Bauen Sie sie aus Blöcken, von oben nach unten",
  "Open with a hero: a title of a few words and a large picture. Then tell (Text, Timetable), show (Picture, Film) and ask (Call to action). Four to seven blocks make a good page. Leave most of them in the page’s own colour, and give one of them another, under Look.":
    "Eröffnen Sie mit einem Auftakt: ein Titel aus wenigen Worten und ein großes Bild. Dann erzählen Sie (Text, Spielplan), zeigen (Bild, Film) und bitten (Aufruf). Vier bis sieben Blöcke ergeben eine gute Seite. Lassen Sie den meisten die Farbe der Seite, und geben Sie einem eine andere, unter „Aussehen“.",
  "Look at it as you write": "Sehen Sie beim Schreiben zu",
  "The Preview shows the page beside its form, and a page’s form leads there from its top. Press anything on the page to change it; the + below a block adds the next.":
    "Die Vorschau zeigt die Seite neben ihrem Formular, und das Formular einer Seite führt oben dorthin. Drücken Sie auf der Seite auf etwas, um es zu ändern; das + unter einem Block fügt den nächsten an.",
  "Open the Preview": "Die Vorschau öffnen",
  "Publish it": "Veröffentlichen Sie sie",
  "Until then only you and your colleagues see it. The check mark above the form lists what is worth a look; Publish is at its lower edge. What visitors have open follows within a second.":
    "Bis dahin sehen nur Sie und Ihr Team sie. Das Häkchen über dem Formular führt auf, was einen Blick wert ist; „Veröffentlichen“ steht an seinem unteren Rand. Was Besucher offen haben, folgt binnen einer Sekunde.",
  "Lead people there": "Führen Sie dorthin",
  "Nobody finds a page that nothing leads to: open your language, add the page to the menu, and publish that too.":
    "Niemand findet eine Seite, zu der nichts führt: Öffnen Sie Ihre Sprache, setzen Sie die Seite ins Menü, und veröffentlichen Sie auch das.",
  "Name and menus of the site": "Name und Menüs der Website",
  "An empty house": "Ein leeres Haus",
  "How a page is made": "So entsteht eine Seite",
  "There is no page yet. Five steps, ten minutes, and there is one.":
    "Es gibt noch keine Seite. Fünf Schritte, zehn Minuten, und es gibt eine.",
  "Five steps, ten minutes. Nothing you try here is seen before you publish it.":
    "Fünf Schritte, zehn Minuten. Nichts davon ist zu sehen, bevor Sie es veröffentlichen.",
} as const;
