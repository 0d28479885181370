/** German texts of the forms of pages, redirects and settings. */
export const documentWords = {
  Page: "Seite",
  Content: "Inhalt",
  "Search and sharing": "Suche und Teilen",
  Languages: "Sprachen",
  "Names the page in menus, in the browser's tab and here in the studio.":
    "Benennt die Seite in Menüs, im Browser-Tab und hier im Studio.",
  "What stands after the language: “programme/the-last-tram”. The home page is “index”.":
    "Was nach der Sprache steht: „programm/die-letzte-bahn“. Die Startseite ist „index“.",
  "Set once, when the page is made: to translate a page, make a second one.":
    "Steht fest, sobald die Seite angelegt ist: Eine Übersetzung ist eine zweite Seite.",
  Blocks: "Blöcke",
  "The page from top to bottom: open with a hero, then tell, show, ask. Drag to reorder, or add and move blocks on the page itself, in the Preview.":
    "Die Seite von oben nach unten: Eröffnen Sie mit einem Auftakt, dann erzählen, zeigen, bitten. Ziehen Sie, um umzuordnen, oder fügen Sie Blöcke auf der Seite selbst ein, in der Vorschau.",
  "No blocks yet": "Noch keine Blöcke",
  "What search engines and shared links show. Empty fields are filled from the page.":
    "Was Suchmaschinen und geteilte Links zeigen. Leere Felder werden aus der Seite gefüllt.",
  "Up to about 60 characters are shown. Empty: the page’s title.":
    "Zu sehen sind etwa 60 Zeichen. Leer: der Titel der Seite.",
  Description: "Beschreibung",
  "One or two sentences; up to about 155 characters are shown. Empty: the site’s description.":
    "Ein oder zwei Sätze; zu sehen sind etwa 155 Zeichen. Leer: die Beschreibung der Website.",
  "Shown where the page is shared. 1200 × 630 pixels or more. Empty: a picture of the page’s title, drawn by the site.":
    "Erscheint, wo die Seite geteilt wird. Mindestens 1200 × 630 Pixel. Leer: ein Bild des Titels, das die Website zeichnet.",
  "Keep out of search engines": "Nicht in Suchmaschinen",
  "The same page in other languages": "Dieselbe Seite in anderen Sprachen",
  "The language switcher leads there. Name this page over there too.":
    "Dorthin führt die Sprachwahl. Nennen Sie diese Seite auch dort.",
  "Language, then address": "Sprache, dann Adresse",
  Redirect: "Weiterleitung",
  "Old address": "Alte Adresse",
  "What stands after the site's name. What visitors add after a “?” goes along with them.":
    "Was nach dem Namen der Website steht. Was nach einem „?“ folgt, wird mitgenommen.",
  "Wherever this page moves, the redirect follows it.":
    "Wohin diese Seite auch zieht, die Weiterleitung folgt ihr.",
  "A whole address, or one of this site's own from its first “/” on.":
    "Eine ganze Adresse, oder eine dieser Website ab ihrem ersten „/“.",
  "For good": "Für immer",
  "Search engines move over to the new address. Switch it off for a detour of some weeks.":
    "Suchmaschinen ziehen zur neuen Adresse um. Schalten Sie es aus für einen Umweg von einigen Wochen.",
  Site: "Website",
  "Name of the site": "Name der Website",
  "Picture for shared links": "Bild für geteilte Links",
  "Shown with shared links to the home page. Other pages without a picture of their own get one with their title, drawn by the site. 1200 × 630 pixels or more.":
    "Erscheint bei geteilten Links zur Startseite. Andere Seiten ohne eigenes Bild bekommen eines mit ihrem Titel, das die Website zeichnet. Mindestens 1200 × 630 Pixel.",
  "Who stands behind the site": "Wer hinter der Website steht",
  "For search engines, which show it beside the site's pages. Not on the pages themselves.":
    "Für Suchmaschinen, die es neben den Seiten zeigen. Nicht auf den Seiten selbst.",
  "Of the company, house or association. Without it the rest is not used.":
    "Der Firma, des Hauses oder des Vereins. Ohne ihn wird der Rest nicht verwendet.",
  Logo: "Logo",
  "On a plain ground, 112 × 112 pixels or more.":
    "Auf einfarbigem Grund, mindestens 112 × 112 Pixel.",
  "Profiles elsewhere": "Profile anderswo",
  "Its own pages on other sites, such as https://mastodon.example/@house.":
    "Eigene Seiten auf anderen Websites, etwa https://mastodon.example/@haus.",
  "Menus and words, by language": "Menüs und Worte, nach Sprache",
  "Open a language for the menu at the top of its pages, the footer and the tagline.":
    "Öffnen Sie eine Sprache für das Menü oben auf ihren Seiten, die Fußzeile und den Leitspruch.",
  "In one language": "In einer Sprache",
  Tagline: "Leitspruch",
  "A few words beside the site's name.": "Wenige Worte neben dem Namen der Website.",
  "For search engines, where a page has none of its own.":
    "Für Suchmaschinen, wo eine Seite keine eigene hat.",
  Menu: "Menü",
  "Three to six entries at the top of every page.": "Drei bis sechs Einträge oben auf jeder Seite.",
  "Text in the footer": "Text in der Fußzeile",
  "Links in the footer": "Links in der Fußzeile",
  "Languages offered": "Angebotene Sprachen",
  "In the order of the language switcher.": "In der Reihenfolge der Sprachwahl.",
  "Stands first in every address: /en/programme": "Steht in jeder Adresse am Anfang: /de/programm",
  "As its speakers write it: English, Deutsch, العربية.":
    "Wie man sie dort selbst schreibt: English, Deutsch, العربية.",
  Written: "Geschrieben",
  "From left to right": "Von links nach rechts",
  "From right to left": "Von rechts nach links",
  "Default language": "Standardsprache",
  "For visitors whose browser asks for none of the languages above.":
    "Für Besucher, deren Browser keine der Sprachen oben wünscht.",
  "Address of the interface texts": "Adresse der Oberflächentexte",
  "Where buttons, messages and forms get their words; {{lng}} and {{ns}} stand for language and file. Empty: the files that come with the site.":
    "Woher Tasten, Meldungen und Formulare ihre Worte haben; {{lng}} und {{ns}} stehen für Sprache und Datei. Leer: die Dateien, die mit der Website kommen.",
  "Consent and analytics": "Einwilligung und Statistik",
  "The question": "Die Frage",
  Statistics: "Statistik",
  "Notice, by language": "Hinweis, nach Sprache",
  "The strip at a page's lower edge until a visitor has chosen, and the list behind “Privacy choices” in the footer. Languages that are missing here show the site's own words.":
    "Der Streifen am unteren Rand, bis gewählt wurde, und die Liste hinter „Datenschutz-Auswahl“ in der Fußzeile. Sprachen, die hier fehlen, zeigen die eigenen Worte der Website.",
  Notice: "Hinweis",
  "A question, in a few words. It is what a screen reader announces.":
    "Eine Frage, in wenigen Worten. Ein Screenreader sagt sie an.",
  "What is asked, and why, in two or three plain sentences: it stands over the page's lower edge, and on a phone every line counts.":
    "Was gefragt wird, und warum, in zwei oder drei einfachen Sätzen: Der Hinweis steht über dem unteren Rand, und auf dem Telefon zählt jede Zeile.",
  "Privacy policy": "Datenschutzerklärung",
  "The page in the notice's language. Without one, the notice has no link to it.":
    "Die Seite in der Sprache des Hinweises. Ohne sie hat der Hinweis keinen Link dorthin.",
  "Category: necessary": "Kategorie: notwendig",
  "Always on: signing in, the language, the light, and the choice itself.":
    "Immer an: die Anmeldung, die Sprache, das Licht und die Wahl selbst.",
  "What the visitor ticks. Empty: the site's own name for it.":
    "Was angekreuzt wird. Leer: der Name, den die Website dafür hat.",
  "What it covers": "Was dazu gehört",
  "Who learns what, what for and for how long, in plain words. Empty: the site's own sentence.":
    "Wer was erfährt, wofür und wie lange, in einfachen Worten. Leer: der Satz der Website.",
  "Category: statistics": "Kategorie: Statistik",
  "Asked only where a tag manager is named above. Say which tools your container holds.":
    "Wird nur gefragt, wo oben ein Tag-Manager steht. Sagen Sie, welche Werkzeuge Ihr Container enthält.",
  "Category: films from other hosts": "Kategorie: Filme von anderen Anbietern",
  "Whether films of Vimeo and YouTube may be loaded before their play button is pressed.":
    "Ob Filme von Vimeo und YouTube geladen werden dürfen, bevor ihre Abspieltaste gedrückt wird.",
  "Version of the policy": "Version der Erklärung",
  "Raise it by one when you ask for more than before, such as a new tool in your container: every earlier choice then ends, and everyone is asked again. A corrected word needs no new version.":
    "Erhöhen Sie sie um eins, wenn Sie um mehr bitten als zuvor, etwa für ein neues Werkzeug im Container: Jede frühere Wahl endet dann, und alle werden neu gefragt. Ein verbessertes Wort braucht keine neue Version.",
  "The id of your container. It is loaded only for visitors who allow statistics. Empty: nothing is measured, and nobody is asked about it. If you add one later, raise the version of the policy.":
    "Die Kennung Ihres Containers. Er wird nur geladen, wenn Statistik erlaubt wurde. Leer: Es wird nichts gemessen und nicht danach gefragt. Wenn Sie später einen eintragen, erhöhen Sie die Version der Erklärung.",
  "Name of the data layer": "Name des Data Layers",
  "Leave it as it is, unless your tag manager says otherwise.":
    "Lassen Sie ihn, wie er ist, wenn Ihr Tag-Manager nichts anderes verlangt.",
  "Cookies of other tags": "Cookies anderer Tags",
  "Google's are known. If your container holds other tools, name the cookies they set, such as _fbp, or how they begin, such as _hj*: they are removed when a visitor withdraws.":
    "Die von Google sind bekannt. Enthält Ihr Container andere Werkzeuge, nennen Sie deren Cookies, etwa _fbp, oder deren Anfang, etwa _hj*: Sie werden beim Widerruf entfernt.",
} as const;
