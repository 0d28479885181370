export const documentTexts = {
  Page: "Seite",
  Content: "Inhalt",
  SEO: "SEO",
  Languages: "Sprachen",
  "Displayed in the browser tab and in the studio.": "Wird im Browser-Tab und im Studio angezeigt.",
  "The part of the URL after the language, such as “products/pricing”. The home page has the slug “index”.":
    "Der Teil der URL nach der Sprache, zum Beispiel „produkte/preise“. Die Startseite hat den Slug „index“.",
  "You can't change the language later: each translation is a separate page.":
    "Die Sprache lässt sich später nicht ändern: Jede Übersetzung ist eine eigene Seite.",
  Blocks: "Blöcke",
  "Drag blocks to reorder them, or edit them in the Preview.":
    "Ziehen Sie Blöcke, um ihre Reihenfolge zu ändern, oder bearbeiten Sie sie in der Vorschau.",
  "No blocks yet": "Noch keine Blöcke",
  "How the page appears in search results and on social networks. All fields are optional.":
    "So erscheint die Seite in Suchergebnissen und in sozialen Netzwerken. Alle Felder sind optional.",
  "Search engines display about 60 characters. Leave empty to use the page title.":
    "Suchmaschinen zeigen etwa 60 Zeichen an. Lassen Sie dieses Feld leer, um den Seitentitel zu verwenden.",
  Description: "Beschreibung",
  "Search engines display about 155 characters. Leave empty to use the site description.":
    "Suchmaschinen zeigen etwa 155 Zeichen an. Lassen Sie dieses Feld leer, um die Beschreibung der Website zu verwenden.",
  "Upload an image of at least 1200 × 630 pixels. If you leave this field empty, the site generates an image that shows the page title.":
    "Laden Sie ein Bild mit mindestens 1200 × 630 Pixeln hoch. Wenn Sie dieses Feld leer lassen, erzeugt die Website ein Bild mit dem Seitentitel.",
  "Hide from search engines": "Vor Suchmaschinen verbergen",
  Translations: "Übersetzungen",
  "The language switcher links to these pages. Also add the current page to the “Translations” field of each translation.":
    "Die Sprachauswahl verlinkt auf diese Seiten. Fügen Sie die aktuelle Seite auch in jeder Übersetzung im Feld „Übersetzungen“ hinzu.",
  "Language and slug": "Sprache und Slug",
  Redirect: "Weiterleitung",
  "Old path": "Alter Pfad",
  "The part of the old URL after the domain. If visitors open the old URL with parameters such as “?ref=newsletter”, the redirect adds the parameters to the target.":
    "Der Teil der alten URL nach der Domain. Wenn Besucher die alte URL mit Parametern wie „?ref=newsletter“ öffnen, hängt die Weiterleitung die Parameter an das Ziel an.",
  "The redirect still works if the page's URL changes.":
    "Die Weiterleitung funktioniert auch dann noch, wenn sich die URL der Seite ändert.",
  "A full URL, or a path on this site, beginning with “/”.":
    "Eine vollständige URL oder ein Pfad dieser Website, der mit „/“ beginnt.",
  Permanent: "Dauerhaft",
  "Search engines replace the old URL with the target. Turn off for temporary redirects.":
    "Suchmaschinen ersetzen die alte URL durch das Ziel. Schalten Sie diese Option für vorübergehende Weiterleitungen aus.",
  Site: "Website",
  "Site name": "Name der Website",
  "Social image": "Social-Media-Bild",
  "Social networks display this image beside links to the home page. Other pages use their own social image or a generated one. Upload an image of at least 1200 × 630 pixels.":
    "Soziale Netzwerke zeigen dieses Bild bei Links zur Startseite an. Andere Seiten verwenden ihr eigenes Social-Media-Bild oder ein automatisch erzeugtes. Laden Sie ein Bild mit mindestens 1200 × 630 Pixeln hoch.",
  Organization: "Organisation",
  "Search engines receive this information as structured data. The site does not display it.":
    "Suchmaschinen erhalten diese Angaben als strukturierte Daten. Die Website zeigt sie nicht an.",
  "The fields below have no effect until you enter the organization's name.":
    "Die Felder darunter bleiben wirkungslos, bis Sie den Namen der Organisation eingeben.",
  Logo: "Logo",
  "Upload a logo of at least 112 × 112 pixels on a plain background.":
    "Laden Sie ein Logo mit mindestens 112 × 112 Pixeln auf einfarbigem Hintergrund hoch.",
  "Social profiles": "Social-Media-Profile",
  Profile: "Profil",
  Cookie: "Cookie",
  "URLs of the organization's profiles on other sites, such as https://mastodon.example/@company.":
    "Die Profil-URLs der Organisation auf anderen Websites, zum Beispiel https://mastodon.example/@firma.",
  "Street and number": "Straße und Hausnummer",
  "Postal code": "Postleitzahl",
  Town: "Ort",
  "Country code": "Ländercode",
  "Opening hours": "Öffnungszeiten",
  Days: "Tage",
  Opens: "Öffnet",
  Closes: "Schließt",
  "A time that is not after the opening is on the next day.":
    "Eine Zeit, die nicht nach der Öffnung liegt, gilt für den nächsten Tag.",
  Monday: "Montag",
  Tuesday: "Dienstag",
  Wednesday: "Mittwoch",
  Thursday: "Donnerstag",
  Friday: "Freitag",
  Saturday: "Samstag",
  Sunday: "Sonntag",
  "Structured data": "Strukturierte Daten",
  "If the page is about one product or one job, search engines can display its price, or list the job. They require the organization's name in the site settings.":
    "Wenn die Seite von einem Produkt oder einer Stelle handelt, können Suchmaschinen den Preis anzeigen oder die Stelle auflisten. Dafür brauchen sie den Namen der Organisation in den Website-Einstellungen.",
  "The page is about": "Die Seite handelt von",
  "A product": "einem Produkt",
  "A job": "einer Stelle",
  Brand: "Marke",
  "Leave empty to use the organization's name.":
    "Bleibt das Feld leer, gilt der Name der Organisation.",
  "Article number": "Artikelnummer",
  Price: "Preis",
  Currency: "Währung",
  Availability: "Verfügbarkeit",
  "In stock": "Auf Lager",
  "Can be ordered in advance": "Kann vorbestellt werden",
  "Out of stock": "Nicht auf Lager",
  Discontinued: "Wird nicht mehr hergestellt",
  Employment: "Beschäftigung",
  "Full time": "Vollzeit",
  "Part time": "Teilzeit",
  Contract: "Auftrag",
  Temporary: "Befristet",
  Internship: "Praktikum",
  "Posted until": "Ausgeschrieben bis",
  "The page's date is the day on which the job was posted.":
    "Das Datum der Seite ist der Tag, an dem die Stelle ausgeschrieben wurde.",
  "Town of the workplace": "Ort des Arbeitsplatzes",
  "Leave empty to use the organization's address.":
    "Bleibt das Feld leer, gilt die Adresse der Organisation.",
  "Country code of the workplace": "Ländercode des Arbeitsplatzes",
  "Can be done from home": "Von zu Hause möglich",
  "Language versions": "Sprachversionen",
  "Each language has its own navigation, announcement, footer and error texts.":
    "Jede Sprache hat eine eigene Navigation, Ankündigung und Fußzeile sowie eigene Fehlertexte.",
  "Navigation and texts": "Navigation und Texte",
  "Header and footer": "Kopf- und Fußzeile",
  Header: "Kopfzeile",
  Footer: "Fußzeile",
  "Error page": "Fehlerseite",
  Search: "Suche",
  "Search engines": "Suchmaschinen",
  "Header layout": "Layout der Kopfzeile",
  "Phones always display one row with a menu button.":
    "Auf Smartphones erscheint immer eine Zeile mit Menüschaltfläche.",
  "One row": "Eine Zeile",
  Column: "Spalte",
  "Centered logo": "Logo in der Mitte",
  "Compact row": "Kompakte Zeile",
  "Header background": "Hintergrund der Kopfzeile",
  "The text color and the logo adapt to the background.":
    "Textfarbe und Logo passen sich dem Hintergrund an.",
  "Footer layout": "Layout der Fußzeile",
  "“Large name” displays the site's name across the whole width.":
    "„Großer Name“ zeigt den Namen der Website über die ganze Breite.",
  Simple: "Einfach",
  "Large name": "Großer Name",
  "The header displays a button that searches the texts of all published pages.":
    "Die Kopfzeile zeigt eine Schaltfläche, mit der sich die Texte aller veröffentlichten Seiten durchsuchen lassen.",
  "Footer background": "Hintergrund der Fußzeile",
  "Social links": "Social-Media-Links",
  "Social link": "Social-Media-Link",
  "The footer displays a link to each profile, with the name of the social network.":
    "Die Fußzeile zeigt einen Link zu jedem Profil, mit dem Namen des sozialen Netzwerks.",
  "Leave empty to use the name of the network.":
    "Lassen Sie dieses Feld leer, um den Namen des Netzwerks zu verwenden.",
  "A button in the header of every page.": "Eine Schaltfläche in der Kopfzeile jeder Seite.",
  "A line below the header of every page. Leave the text empty to display none.":
    "Eine Zeile unter der Kopfzeile jeder Seite. Lassen Sie den Text leer, um keine anzuzeigen.",
  "Leave empty to display the announcement immediately.":
    "Lassen Sie dieses Feld leer, um die Ankündigung sofort anzuzeigen.",
  "Leave empty to display the announcement until you remove it.":
    "Lassen Sie dieses Feld leer, um die Ankündigung anzuzeigen, bis Sie sie entfernen.",
  "Link columns": "Linkspalten",
  "Each column has a title and links.": "Jede Spalte hat einen Titel und Links.",
  "A short list, such as the legal notice and the privacy policy.":
    "Eine kurze Liste, zum Beispiel mit Impressum und Datenschutzerklärung.",
  "Heading of the 404 page": "Überschrift der 404-Seite",
  "Text of the 404 page": "Text der 404-Seite",
  "Leave empty to display the built-in heading.":
    "Lassen Sie dieses Feld leer, um die integrierte Überschrift anzuzeigen.",
  "Leave empty to display the built-in text.":
    "Lassen Sie dieses Feld leer, um den integrierten Text anzuzeigen.",
  Tagline: "Slogan",
  "Displayed in generated social images, and in the footer if the footer text is empty.":
    "Wird auf automatisch erzeugten Social-Media-Bildern angezeigt und in der Fußzeile, wenn der Text der Fußzeile leer ist.",
  "Search engines display this description for pages that have no description of their own.":
    "Suchmaschinen zeigen diese Beschreibung für Seiten ohne eigene Beschreibung an.",
  Navigation: "Navigation",
  "Displayed at the top of every page. Links that don't fit move into a menu.":
    "Wird oben auf jeder Seite angezeigt. Links, für die der Platz nicht reicht, erscheinen in einem Menü.",
  "Footer text": "Text der Fußzeile",
  "Footer links": "Links der Fußzeile",
  "Site languages": "Sprachen der Website",
  "The language switcher lists the languages in this order.":
    "Die Sprachauswahl zeigt die Sprachen in dieser Reihenfolge.",
  "The URL of each page in this language begins with the code; for example, “/en/pricing”.":
    "Die URL jeder Seite in dieser Sprache beginnt mit dem Code, zum Beispiel „/de/preise“.",
  "The language's name in the language itself, such as Deutsch or العربية.":
    "Der Name der Sprache in der Sprache selbst, zum Beispiel Deutsch oder العربية.",
  "Text direction": "Schreibrichtung",
  "Left to right": "Von links nach rechts",
  "Right to left": "Von rechts nach links",
  Region: "Region",
  "The country whose date, time and number formats the site uses. Leave empty to use the language's usual formats.":
    "Das Land, dessen Formate für Datum, Uhrzeit und Zahlen die Website verwendet. Lassen Sie dieses Feld leer, um die üblichen Formate der Sprache zu verwenden.",
  "Default language": "Standardsprache",
  "Visitors see this language if their browser isn't set to one of the site languages.":
    "Besucher sehen die Website in dieser Sprache, wenn in ihrem Browser keine der Sprachen der Website eingestellt ist.",
  "Translation files URL": "URL der Übersetzungsdateien",
  Country: "Land",
  "Phone numbers that visitors enter without a country code belong to this country. Leave empty to use the country of the visitor's language.":
    "Telefonnummern, die Besucher ohne Ländervorwahl eingeben, gehören zu diesem Land. Lassen Sie das Feld leer, um das Land der Sprache des Besuchers zu verwenden.",
  "The time zone of the dates and times that editors enter. Leave empty to use the time zone of each editor's device.":
    "Die Zeitzone der Daten und Zeiten, die Redakteure eingeben. Lassen Sie das Feld leer, um die Zeitzone des jeweiligen Geräts zu verwenden.",
  "The URL of files with your own interface texts. In the URL, {{lng}} stands for the language code, and {{ns}} stands for the file name. Leave empty to use the built-in texts.":
    "Die URL von Dateien mit eigenen Oberflächentexten. In der URL steht {{lng}} für den Sprachcode und {{ns}} für den Dateinamen. Lassen Sie dieses Feld leer, um die integrierten Texte zu verwenden.",
  "Consent and statistics": "Einwilligung und Statistik",
  "Consent notice": "Einwilligungshinweis",
  Statistics: "Statistik",
  "Consent notices": "Einwilligungshinweise",
  Notice: "Hinweis",
  "Ask visitors for consent in one short question.":
    "Bitten Sie Besucher mit einer kurzen Frage um Einwilligung.",
  "Explain what visitors consent to and why, in two or three short sentences.":
    "Erklären Sie in zwei oder drei kurzen Sätzen, worin Besucher einwilligen und warum.",
  "Privacy policy": "Datenschutzerklärung",
  "The page that the consent notice links to.":
    "Die Seite, auf die der Einwilligungshinweis verlinkt.",
  Necessary: "Notwendig",
  "This category is always on. It lets the site remember the visitor's sign-in, language, color scheme and consent choice.":
    "Diese Kategorie ist immer aktiv. Die Website merkt sich damit Anmeldung, Sprache, Farbschema und Einwilligung des Besuchers.",
  "Leave empty to display the built-in name.":
    "Lassen Sie dieses Feld leer, um den integrierten Namen anzuzeigen.",
  "State who receives which data and why, and how long the data is stored.":
    "Geben Sie an, wer welche Daten zu welchem Zweck erhält und wie lange die Daten gespeichert werden.",
  "Name the tools in your Google Tag Manager container. Visitors see this category only if Google Tag Manager is set up.":
    "Nennen Sie die Tools in Ihrem Google-Tag-Manager-Container. Besucher sehen diese Kategorie nur, wenn Google Tag Manager eingerichtet ist.",
  "If visitors consent to this category, Vimeo and YouTube videos can load before playback starts.":
    "Wenn Besucher dieser Kategorie zustimmen, können Videos von Vimeo und YouTube schon vor dem Abspielen geladen werden.",
  "Policy version": "Version der Richtlinie",
  "Increase the version by one to ask all visitors for consent again, for example after you add a tool.":
    "Erhöhen Sie die Version um eins, damit die Website alle Besucher erneut um Einwilligung bittet, zum Beispiel nachdem Sie ein Tool hinzugefügt haben.",
  "The ID of your Google Tag Manager container. The container loads only for visitors who consent to statistics cookies.":
    "Die ID Ihres Google-Tag-Manager-Containers. Der Container wird nur für Besucher geladen, die Statistik-Cookies zustimmen.",
  "Data layer name": "Name der Datenschicht",
  "Change the name only if your tag manager uses a different one.":
    "Ändern Sie den Namen nur, wenn Ihr Tag-Manager einen anderen verwendet.",
  "Other cookies": "Weitere Cookies",
  "When a visitor withdraws consent, the site deletes these cookies. Enter names such as _fbp or _hj*. You don't need to list Google's cookies.":
    "Wenn ein Besucher die Einwilligung widerruft, löscht die Website diese Cookies. Geben Sie Namen wie _fbp oder _hj* ein. Cookies von Google müssen Sie nicht angeben.",
} as const;
