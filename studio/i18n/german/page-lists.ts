/** German texts of page lists, topics and authors. */
export const pageListTexts = {
  Listing: "Auflistung",
  "A page with a date is an article: the site displays the date, the topics and the authors above it. Page lists display the newest page first. A page with a date in the future appears in them at that time.":
    "Eine Seite mit einem Datum ist ein Artikel: Die Website zeigt darüber das Datum, die Themen und die Autoren an. Seitenlisten zeigen die neueste Seite zuerst. Eine Seite mit einem Datum in der Zukunft erscheint dort zu diesem Zeitpunkt.",
  Summary: "Zusammenfassung",
  "One to three sentences. Page lists and feeds display them to everyone.":
    "Ein bis drei Sätze. Seitenlisten und Feeds zeigen sie allen.",
  Topic: "Thema",
  Topics: "Themen",
  Authors: "Autorinnen und Autoren",
  "A subject that pages have in common. A page list can display all pages of a topic.":
    "Ein Gegenstand, den mehrere Seiten gemeinsam haben. Eine Seitenliste kann alle Seiten eines Themas zeigen.",
  "One to three words, such as “Interviews”.": "Ein bis drei Wörter, zum Beispiel „Interviews“.",
  "Names in other languages": "Namen in anderen Sprachen",
  "Unnamed topic": "Thema ohne Namen",
  "A person who writes pages. Page lists, feeds and search engines display the name.":
    "Eine Person, die Seiten schreibt. Seitenlisten, Feeds und Suchmaschinen zeigen den Namen.",
  "The author’s own page or profile. Search engines use it.":
    "Die eigene Seite oder das Profil der Person. Suchmaschinen verwenden diese Angabe.",
  "Unnamed author": "Person ohne Namen",
  "Page list": "Seitenliste",
  "Articles, news or other pages, listed by address, topic or author, or by hand.":
    "Artikel, Neuigkeiten oder andere Seiten, nach Adresse, Thema, Autorin oder Autor oder von Hand zusammengestellt.",
  "Below an address": "Unter einer Adresse",
  "With a topic": "Mit einem Thema",
  "By an author": "Von einer Autorin oder einem Autor",
  "Hand-picked": "Von Hand ausgewählt",
  "Hand-picked pages": "Ausgewählte Seiten",
  "Drag the pages to order them.": "Ziehen Sie die Seiten, um ihre Reihenfolge zu ändern.",
  Address: "Adresse",
  journal: "journal",
  "Lists only pages whose slugs begin with this slug. If empty, pages below the address of this page.":
    "Listet nur Seiten auf, deren Slugs mit diesem Slug beginnen. Wenn leer: Seiten unter der Adresse dieser Seite.",
  Order: "Reihenfolge",
  "Hand-picked pages are listed in their own order.":
    "Von Hand ausgewählte Seiten behalten ihre eigene Reihenfolge.",
  "Number of entries": "Anzahl der Einträge",
  Pagination: "Mehrere Seiten",
  "Further entries are on pages of their own. Only the first list of a page with this setting has further pages.":
    "Weitere Einträge stehen auf eigenen Seiten. Nur die erste Liste einer Seite mit dieser Einstellung hat weitere Seiten.",
  "Displayed below the list; for example, to a page with all entries.":
    "Wird unter der Liste angezeigt, zum Beispiel zu einer Seite mit allen Einträgen.",
  Rows: "Zeilen",
  Index: "Verzeichnis",
  "Featured first": "Erster Eintrag groß",
};

export const pageListRuleTexts = {
  "Enter a name for the topic.": "Geben Sie einen Namen für das Thema ein.",
  "Enter the author’s name.": "Geben Sie den Namen der Person ein.",
  "Select a topic.": "Wählen Sie ein Thema aus.",
  "Select an author.": "Wählen Sie eine Person aus.",
  "Select at least one page.": "Wählen Sie mindestens eine Seite aus.",
  "Enter a whole number from 1 to 48.": "Geben Sie eine ganze Zahl von 1 bis 48 ein.",
  "The slug must not end with “page/” and a number, because page lists use such addresses: enter a different slug.":
    "Der Slug darf nicht mit „page/“ und einer Zahl enden, weil Seitenlisten solche Adressen verwenden: Geben Sie einen anderen Slug ein.",
};
