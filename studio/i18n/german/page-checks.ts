/** German texts of the checks before publishing. */
export const pageCheckWords = {
  "“{words}”": "„{words}“",
  Fields: "Felder",
  "Address and redirects": "Adresse und Weiterleitungen",
  Headings: "Überschriften",
  "Pictures and what they show": "Bilder und was sie zeigen",
  Links: "Links",
  Anchors: "Sprungmarken",
  Films: "Filme",
  Animations: "Animationen",
  Colours: "Farben",
  "Files behind a gate": "Dateien hinter einer Schranke",
  "Search engines": "Suchmaschinen",
  Checks: "Prüfungen",
  "Checks before publishing": "Prüfungen vor dem Veröffentlichen",
  "Close the checks": "Prüfungen schließen",
  "To be mended before publishing": "Vor dem Veröffentlichen zu beheben",
  "Worth a look": "Einen Blick wert",
  Ideas: "Anregungen",
  "In order": "In Ordnung",
  "How the page reads": "Wie sich die Seite liest",
  "Empty line": "Leere Zeile",
  "Nothing stands in this page's way.": "Dieser Seite steht nichts im Weg.",
  "One thing to look at. Press it to go to its field.":
    "Ein Hinweis. Drücken Sie darauf, um zu seinem Feld zu kommen.",
  "{count} things to look at. Press one to go to its field.":
    "{count} Hinweise. Drücken Sie auf einen, um zu seinem Feld zu kommen.",
  "Reading what stands around this page …": "Liest, was um diese Seite herum steht …",
  "Publish anyway": "Trotzdem veröffentlichen",
  "Schedule anyway": "Trotzdem zeitlich planen",
  "Checks of its pages": "Seine Seiten prüfen",
  "Checks of “{release}”": "Prüfungen von „{release}“",
  "This release holds no pages.": "Dieses Release enthält keine Seiten.",
  "What would break the site stops the release; the rest is only said here.":
    "Was die Website stören würde, hält das Release auf; alles andere wird nur hier gesagt.",
  "Checking …": "Prüft …",
  "The redirect from “{from}” leads to “{left}”, which this page leaves: visitors of “{from}” would be sent round in circles, and see an error of their browser. Let that redirect lead to this page itself, or keep the address.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, das diese Seite verlässt: Wer „{from}“ besucht, würde im Kreis geschickt und sähe einen Fehler seines Browsers. Lassen Sie jene Weiterleitung zu dieser Seite selbst führen, oder behalten Sie die Adresse.",
  "The redirect from “{from}” leads to “{left}”, which this page leaves: visitors of “{from}” would find nothing. Choose the page in that redirect, and it follows the page.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, das diese Seite verlässt: Wer „{from}“ besucht, fände nichts. Wählen Sie in jener Weiterleitung die Seite, dann folgt sie ihr.",
  "The redirect from “{from}” leads to “{left}”, which this page leaves: visitors of “{from}” would be sent on twice. Choose the page in that redirect, and it leads here straight.":
    "Die Weiterleitung von „{from}“ führt zu „{left}“, das diese Seite verlässt: Wer „{from}“ besucht, würde zweimal weitergeschickt. Wählen Sie in jener Weiterleitung die Seite, dann führt sie geradewegs hierher.",
  "There is a redirect from “{from}”, this page's own address. Nobody is sent on while the page stands there: delete the redirect, or give the page another address.":
    "Es gibt eine Weiterleitung von „{from}“, der Adresse dieser Seite. Solange die Seite dort steht, wird niemand weitergeschickt: Löschen Sie die Weiterleitung, oder geben Sie der Seite eine andere Adresse.",
  "Visitors and search engines know this page at “{lost}” and would find nothing there. The field offers a redirect in one press.":
    "Besucher und Suchmaschinen kennen diese Seite unter „{lost}“ und fänden dort nichts. Das Feld bietet eine Weiterleitung mit einem Druck an.",
  "The page begins with this gate, whose heading goes when it opens: members see a page without a main heading. Begin the page, or the gate's teaser, with a block that has one.":
    "Die Seite beginnt mit dieser Schranke, deren Überschrift verschwindet, wenn sie sich öffnet: Mitglieder sehen eine Seite ohne Hauptüberschrift. Beginnen Sie die Seite oder den Vorgeschmack der Schranke mit einem Block, der eine hat.",
  "The page begins with a block that has no heading, so it has no main heading. Put a block with one before it, such as a hero.":
    "Die Seite beginnt mit einem Block ohne Überschrift, also hat sie keine Hauptüberschrift. Setzen Sie einen mit Überschrift davor, etwa einen Auftakt.",
  "The page begins here. Give this block a heading: it is the page's main one, for search engines and for people who listen to the page.":
    "Hier beginnt die Seite. Geben Sie diesem Block eine Überschrift: Sie ist die Hauptüberschrift der Seite, für Suchmaschinen und für Menschen, die sich die Seite vorlesen lassen.",
  "While the block before it is not shown, the page begins here, without a main heading. Begin it with one that has a heading and is always shown.":
    "Solange der Block davor nicht zu sehen ist, beginnt die Seite hier, ohne Hauptüberschrift. Beginnen Sie sie mit einem Block, der eine hat und immer zu sehen ist.",
  "This heading has no words. Write some, or delete the line.":
    "Diese Überschrift hat keine Worte. Schreiben Sie welche, oder löschen Sie die Zeile.",
  "“{text}” goes from “Heading” straight to “Smallest heading”. Choose “Smaller heading” for it, so that people see what belongs to what.":
    "„{text}“ springt von „Überschrift“ gleich zu „Kleinste Überschrift“. Wählen Sie „Kleinere Überschrift“ dafür, damit man sieht, was wozu gehört.",
  "“{alt}” is the name of a file. Say what the picture shows, for people who cannot see it.":
    "„{alt}“ ist der Name einer Datei. Sagen Sie, was das Bild zeigt, für Menschen, die es nicht sehen.",
  "People who listen are told already that it is a picture. Begin with what it shows.":
    "Wer zuhört, erfährt schon, dass es ein Bild ist. Beginnen Sie mit dem, was es zeigt.",
  "The caption says the same, so people who listen hear it twice. Say here what is to be seen, or mark the picture as decorative.":
    "Die Bildunterschrift sagt dasselbe, wer zuhört, hört es also zweimal. Sagen Sie hier, was zu sehen ist, oder kennzeichnen Sie das Bild als Schmuck.",
  "The page this leads to is gone, so visitors see its words without a link. Choose another page.":
    "Die Seite, zu der dies führt, gibt es nicht mehr; Besucher sehen die Worte ohne Link. Wählen Sie eine andere Seite.",
  "The page “{title}” has no address yet, so visitors would not see this block. Give that page an address, or choose another.":
    "Die Seite „{title}“ hat noch keine Adresse; Besucher sähen diesen Block nicht. Geben Sie jener Seite eine Adresse, oder wählen Sie eine andere.",
  "The page “{title}” is not published, so visitors would see these words without a link. Publish it first.":
    "Die Seite „{title}“ ist nicht veröffentlicht; Besucher sähen diese Worte ohne Link. Veröffentlichen Sie sie zuerst.",
  "The page “{title}” is in another language ({language}). Choose its translation, or say in the link's words that it is.":
    "Die Seite „{title}“ ist in einer anderen Sprache ({language}). Wählen Sie ihre Übersetzung, oder sagen Sie es in den Worten des Links.",
  "“{path}” is on this site. Choose the page instead, and the link follows it wherever it moves.":
    "„{path}“ liegt auf dieser Website. Wählen Sie stattdessen die Seite, dann folgt ihr der Link, wohin sie auch zieht.",
  "Nothing stands at “{path}” on this site: visitors find a page that says so. Choose a page instead.":
    "Unter „{path}“ steht auf dieser Website nichts: Besucher finden eine Seite, die das sagt. Wählen Sie stattdessen eine Seite.",
  "“{label}” does not say where the link leads. People who listen to the page often hear its links alone: name what is there.":
    "„{label}“ sagt nicht, wohin der Link führt. Wer sich die Seite vorlesen lässt, hört oft nur die Links: Nennen Sie, was dort ist.",
  "Another part of this page has the same anchor, so a link to this one leads there. Duplicate this entry by its menu, and delete the original.":
    "Ein anderer Teil dieser Seite hat dieselbe Sprungmarke, ein Link hierher führt also dorthin. Verdoppeln Sie diesen Eintrag über sein Menü, und löschen Sie das Original.",
  "In this colour some words have a contrast of {ratio} by day; people need {least}. Choose another, or ask whoever keeps the site's colours.":
    "In dieser Farbe haben manche Worte am Tag einen Kontrast von {ratio}; nötig sind {least}. Wählen Sie eine andere, oder fragen Sie, wer die Farben der Website pflegt.",
  "In this colour some words have a contrast of {ratio} by night; people need {least}. Choose another, or ask whoever keeps the site's colours.":
    "In dieser Farbe haben manche Worte bei Nacht einen Kontrast von {ratio}; nötig sind {least}. Wählen Sie eine andere, oder fragen Sie, wer die Farben der Website pflegt.",
  "Gold stands on this page already. It shouts: of two, neither is heard.":
    "Gold steht schon auf dieser Seite. Es ruft laut: Von zweien hört man keines.",
  "This is the home page, and search engines are told to leave it out: the site is hardly found then.":
    "Dies ist die Startseite, und Suchmaschinen sollen sie auslassen: So wird die Website kaum gefunden.",
  "The page's title has {length} characters; search engines show about {shown}. Write a shorter one for them here.":
    "Der Titel der Seite hat {length} Zeichen; Suchmaschinen zeigen etwa {shown}. Schreiben Sie hier einen kürzeren für sie.",
  "Search engines show the site's own description, the same as for other pages. Say in a sentence or two what is to be found on this one.":
    "Suchmaschinen zeigen die Beschreibung der Website, dieselbe wie für andere Seiten. Sagen Sie in ein, zwei Sätzen, was auf dieser zu finden ist.",
  "The page “{title}” has the same title in search engines, so people cannot tell the two apart there. Give one of them another.":
    "Die Seite „{title}“ hat in Suchmaschinen denselben Titel; dort lassen sich die beiden nicht unterscheiden. Geben Sie einer von ihnen einen anderen.",
  "The page “{title}” has the same description. Say what is to be found on this one alone.":
    "Die Seite „{title}“ hat dieselbe Beschreibung. Sagen Sie, was nur auf dieser zu finden ist.",
};
