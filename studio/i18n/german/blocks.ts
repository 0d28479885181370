export const blockTexts = {
  "The page's main title with an image or an animation.":
    "Der Haupttitel der Seite mit einem Bild oder einer Animation.",
  Playback: "Wiedergabe",
  "Two to six words work best.": "Am besten eignen sich zwei bis sechs Wörter.",
  Thumbnail: "Vorschaubild",
  "Upload an image that is at least 1,600 pixels wide. The image is displayed until the animation starts.":
    "Laden Sie ein Bild hoch, das mindestens 1.600 Pixel breit ist. Das Bild wird angezeigt, bis die Animation startet.",
  "Phones display this image instead of the main image. Upload a square crop that is at least 720 pixels wide. Both images have the same alt text.":
    "Smartphones zeigen dieses Bild anstelle des Hauptbilds. Laden Sie einen quadratischen Ausschnitt hoch, der mindestens 720 Pixel breit ist. Beide Bilder haben denselben Alternativtext.",
  Animation: "Animation",
  "The animation is displayed in place of the image.":
    "Die Animation wird anstelle des Bilds angezeigt.",
  "Animation alt text": "Alternativtext der Animation",
  "Describes the animation to screen reader users.":
    "Beschreibt die Animation für Nutzer von Screenreadern.",
  "Image behind title": "Bild hinter dem Titel",
  "Image beside title": "Bild neben dem Titel",
  "Title only": "Nur Titel",
  Start: "Start",
  "Start time": "Beginn",
  "On touch devices, “On hover” works like “On scroll”.":
    "Auf Touchgeräten verhält sich „Bei Mouseover“ wie „Beim Scrollen“.",
  "On load": "Beim Laden",
  "On scroll": "Beim Scrollen",
  "On hover": "Bei Mouseover",
  Autoplay: "Autoplay",
  "A play button is displayed if autoplay is off or the visitor prefers reduced motion.":
    "Eine Wiedergabetaste erscheint, wenn Autoplay ausgeschaltet ist oder der Besucher reduzierte Bewegung bevorzugt.",
  Loop: "Endlosschleife",
  Speed: "Geschwindigkeit",
  "1 is the original speed, 2 is twice as fast.":
    "1 ist die Originalgeschwindigkeit, 2 ist doppelt so schnell.",
  Announcement: "Ankündigung",
  "A one-line bar at the top of a page or between two blocks.":
    "Eine einzeilige Leiste oben auf der Seite oder zwischen zwei Blöcken.",
  Badge: "Badge",
  Label: "Bezeichnung",
  "One word before the text, such as “New”.": "Ein Wort vor dem Text, etwa „Neu“.",
  "One short sentence.": "Ein kurzer Satz.",
  "Rich text with headings, lists, quotes, images and code.":
    "Formatierter Text mit Überschriften, Listen, Zitaten, Bildern und Code.",
  Article: "Artikel",
  "Side note (smaller text)": "Randnotiz (kleinerer Text)",
  "Statement (large text)": "Aussage (großer Text)",
  Quote: "Zitat",
  "A quote with its author and an optional portrait.":
    "Ein Zitat mit Autor und optionalem Porträt.",
  "Enter the quote without quotation marks: the site adds quotation marks.":
    "Geben Sie das Zitat ohne Anführungszeichen ein: Die Website ergänzt die Anführungszeichen.",
  Author: "Autor",
  "Role or source": "Funktion oder Quelle",
  "For example, “CEO of Example Inc.”": "Zum Beispiel „Geschäftsführerin, Beispiel GmbH“.",
  Portrait: "Porträt",
  "The site crops the portrait to a square. Set the hotspot on the person's face.":
    "Die Website schneidet das Porträt quadratisch zu. Setzen Sie den Hotspot auf das Gesicht der Person.",
  "Feature grid": "Feature-Raster",
  "Features, services or products in a grid, in cards, in a list or as numbered steps.":
    "Features, Leistungen oder Produkte im Raster, als Karten, als Liste oder als nummerierte Schritte.",
  "One or two sentences below the heading.": "Ein oder zwei Sätze unter der Überschrift.",
  Features: "Features",
  "In the grid, the first feature is larger than the others.":
    "Im Raster ist das erste Feature größer als die anderen.",
  Feature: "Feature",
  "Two to five words.": "Zwei bis fünf Wörter.",
  "One or two sentences.": "Ein oder zwei Sätze.",
  "Landscape images work best. Set the hotspot on the part of the image that must stay visible.":
    "Bilder im Querformat eignen sich am besten. Setzen Sie den Hotspot auf den Teil des Bilds, der sichtbar bleiben muss.",
  "Visitors can click anywhere on the feature to open the link.":
    "Besucher können überall auf das Feature klicken, um den Link zu öffnen.",
  Grid: "Raster",
  Cards: "Karten",
  List: "Liste",
  "Numbered steps": "Nummerierte Schritte",
  Stats: "Kennzahlen",
  Stat: "Kennzahl",
  "One large number with up to five smaller numbers beside it.":
    "Eine große Zahl mit bis zu fünf kleineren Zahlen daneben.",
  "The first stat is displayed in the largest size.":
    "Die erste Kennzahl wird am größten angezeigt.",
  "1,200": "1.200",
  "Include the unit; for example, “98%”.": "Geben Sie die Einheit mit an, zum Beispiel „98 %“.",
  "customers worldwide": "Kunden weltweit",
  Enlargeable: "Vergrößerbar",
  "Visitors can open the image in the size of the window.":
    "Besucher können das Bild in der Größe des Fensters öffnen.",
  Table: "Tabelle",
  "A comparison or a specification in rows and columns.":
    "Ein Vergleich oder eine Spezifikation in Zeilen und Spalten.",
  "For example, the conditions that apply to all values.":
    "Zum Beispiel die Bedingungen, die für alle Werte gelten.",
  "Column headings": "Spaltenüberschriften",
  "Leave all headings empty to display no header row.":
    "Lassen Sie alle Überschriften leer, um keine Kopfzeile anzuzeigen.",
  "Column 1": "Spalte 1",
  "Column 2": "Spalte 2",
  "Column 3": "Spalte 3",
  "Column 4": "Spalte 4",
  "Column 5": "Spalte 5",
  "Column 6": "Spalte 6",
  "Column 7": "Spalte 7",
  "Column 8": "Spalte 8",
  Row: "Zeile",
  "Row title": "Zeilentitel",
  "Copy cells from a spreadsheet or a web page and paste them into a cell: they fill the cells beside and below it.":
    "Kopieren Sie Zellen aus einer Tabellenkalkulation oder einer Webseite, und fügen Sie sie in eine Zelle ein: Sie füllen die Zellen daneben und darunter.",
  "Layout on phones": "Layout auf Smartphones",
  "A comparison scrolls sideways beside its row titles. A specification lists the values of each row below one another.":
    "Ein Vergleich lässt sich seitlich scrollen, die Zeilentitel bleiben sichtbar. Eine Spezifikation führt die Werte jeder Zeile untereinander auf.",
  Comparison: "Vergleich",
  Specification: "Spezifikation",
  "Sortable columns": "Sortierbare Spalten",
  "Visitors can sort the rows by each column; on phones, only those of a comparison.":
    "Besucher können die Zeilen nach jeder Spalte sortieren, auf Smartphones nur die eines Vergleichs.",
  FAQ: "FAQ",
  "Questions and answers that visitors can expand. Search engines receive them as structured data.":
    "Fragen und Antworten, die Besucher aufklappen können. Suchmaschinen erhalten sie als strukturierte Daten.",
  "Displayed beside the questions.": "Wird neben den Fragen angezeigt.",
  "For example, name a contact for other questions.":
    "Nennen Sie zum Beispiel einen Kontakt für weitere Fragen.",
  Questions: "Fragen",
  "Start with the most frequently asked questions.":
    "Beginnen Sie mit den am häufigsten gestellten Fragen.",
  Question: "Frage",
  "Can I cancel my order?": "Kann ich meine Bestellung stornieren?",
  "Write the question the way visitors would ask it.":
    "Formulieren Sie die Frage so, wie Besucher sie stellen würden.",
  Answer: "Antwort",
  "Start with the answer, then give the reasons.":
    "Beginnen Sie mit der Antwort, und nennen Sie danach die Gründe.",
  Schedule: "Zeitplan",
  "Sessions with times and locations, grouped by day.":
    "Termine mit Uhrzeiten und Orten, nach Tagen geordnet.",
  "Information that applies to every day.": "Informationen, die für alle Tage gelten.",
  Days: "Tage",
  Date: "Datum",
  Day: "Tag",
  "For example, “Opening day”.": "Zum Beispiel „Eröffnungstag“.",
  Sessions: "Termine",
  "List the sessions in chronological order.":
    "Führen Sie die Termine in zeitlicher Reihenfolge auf.",
  "Local time at the venue, such as 19:30.": "Ortszeit am Veranstaltungsort, zum Beispiel 19:30.",
  "End time": "Ende",
  "If the end time is earlier than the start time, the session ends on the next day.":
    "Wenn das Ende vor dem Beginn liegt, endet der Termin am nächsten Tag.",
  Location: "Ort",
  "For example, “Hall 2”.": "Zum Beispiel „Halle 2“.",
  "For example, a link to the registration form or to more information.":
    "Zum Beispiel ein Link zur Anmeldung oder zu weiteren Informationen.",
  "Visitors can add sessions to their calendars only if the time zone is set.":
    "Besucher können Termine nur dann in ihren Kalender übernehmen, wenn die Zeitzone angegeben ist.",
  Venue: "Veranstaltungsort",
  "Used in calendars and by search engines, but not displayed on the page.":
    "Wird in Kalendern und von Suchmaschinen verwendet, aber nicht auf der Seite angezeigt.",
  "Venue address": "Adresse des Veranstaltungsorts",
  "Search engines can list the sessions as events if the time zone, the venue and its address are set.":
    "Suchmaschinen können die Termine als Veranstaltungen anzeigen, wenn Zeitzone, Veranstaltungsort und dessen Adresse angegeben sind.",
  "One image with a caption and a credit.": "Ein Bild mit Bildunterschrift und Bildnachweis.",
  "Upload an image that is at least 2,400 pixels wide. Set the hotspot on the part of the image that must stay visible.":
    "Laden Sie ein Bild hoch, das mindestens 2.400 Pixel breit ist. Setzen Sie den Hotspot auf den Teil des Bilds, der sichtbar bleiben muss.",
  "Mobile image": "Bild für Smartphones",
  "Phones display this image instead of the main image. Upload a crop in portrait format. Both images have the same alt text.":
    "Smartphones zeigen dieses Bild anstelle des Hauptbilds. Laden Sie einen Ausschnitt im Hochformat hoch. Beide Bilder haben denselben Alternativtext.",
  Credit: "Bildnachweis",
  "For example, “Photo: Jane Doe”.": "Zum Beispiel „Foto: Erika Mustermann“.",
  "Text width": "Textbreite",
  Wide: "Breit",
  "Full width": "Volle Breite",
  Gallery: "Galerie",
  "Images in a grid or in a row that scrolls horizontally. Visitors can enlarge each image.":
    "Bilder in einem Raster oder in einer horizontal scrollbaren Reihe. Besucher können jedes Bild vergrößern.",
  Images: "Bilder",
  "Drag one or more image files to this list. Then open each image to add its alt text.":
    "Ziehen Sie eine oder mehrere Bilddateien in diese Liste. Öffnen Sie danach jedes Bild, um den Alternativtext einzugeben.",
  "Alt text": "Alternativtext",
  "Describes the image to screen reader users.":
    "Beschreibt das Bild für Nutzer von Screenreadern.",
  Decorative: "Dekorativ",
  "Screen readers skip a decorative image, so no alt text is needed.":
    "Screenreader überspringen ein dekoratives Bild, daher ist kein Alternativtext nötig.",
  "Use “Horizontal scroll” if all images have the same aspect ratio. Otherwise, use “Grid”.":
    "Verwenden Sie „Horizontales Scrollen“, wenn alle Bilder dasselbe Seitenverhältnis haben. Verwenden Sie sonst „Raster“.",
  "Horizontal scroll": "Horizontales Scrollen",
  Video: "Video",
  "A Vimeo or YouTube video that loads only when a visitor plays it.":
    "Ein Video von Vimeo oder YouTube, das erst beim Abspielen geladen wird.",
  "Video URL": "Video-URL",
  "Copy the URL from your browser's address bar, or from the Share menu on Vimeo or YouTube.":
    "Kopieren Sie die URL aus der Adresszeile Ihres Browsers oder über „Teilen“ bei Vimeo oder YouTube.",
  "Leave empty to display the title from Vimeo or YouTube.":
    "Lassen Sie dieses Feld leer, um den Titel von Vimeo oder YouTube anzuzeigen.",
  "Leave empty to display the thumbnail from Vimeo or YouTube.":
    "Lassen Sie dieses Feld leer, um das Vorschaubild von Vimeo oder YouTube anzuzeigen.",
  "Subtitles available": "Untertitel vorhanden",
  "If the video has no subtitles, add a transcript.":
    "Wenn das Video keine Untertitel hat, fügen Sie ein Transkript hinzu.",
  Transcript: "Transkript",
  "The spoken text and important sounds. Visitors can expand the transcript below the video.":
    "Der gesprochene Text und wichtige Geräusche. Besucher können das Transkript unter dem Video aufklappen.",
  "Player settings": "Player-Einstellungen",
  "The default settings suit most videos.":
    "Die Standardeinstellungen eignen sich für die meisten Videos.",
  Autopause: "Automatisch pausieren",
  "The video pauses when another video on the page starts.":
    "Das Video pausiert, wenn ein anderes Video auf der Seite startet.",
  "If the visitor consents to media cookies, the video starts automatically and without sound.":
    "Wenn der Besucher Medien-Cookies zustimmt, startet das Video automatisch und ohne Ton.",
  Controls: "Steuerelemente",
  Muted: "Stummgeschaltet",
  "Play inline": "Auf der Seite abspielen",
  "Turn off to play the video in full screen on phones.":
    "Schalten Sie diese Option aus, um das Video auf Smartphones im Vollbild abzuspielen.",
  "Transparent background": "Transparenter Hintergrund",
  "Turn on only for videos that contain transparent areas.":
    "Schalten Sie diese Option nur für Videos ein, die transparente Bereiche enthalten.",
  "Keyboard shortcuts": "Tastenkürzel",
  "Picture-in-picture": "Bild-im-Bild",
  Logos: "Logos",
  "Logos of partners, sponsors or customers.": "Logos von Partnern, Sponsoren oder Kunden.",
  "For example, “Our partners”.": "Zum Beispiel „Unsere Partner“.",
  "The name is the logo's alt text.": "Der Name ist der Alternativtext des Logos.",
  "An SVG without empty space around the logo works best.":
    "Am besten eignet sich ein SVG ohne leeren Rand um das Logo.",
  Website: "Website",
  "The website that opens when a visitor clicks the logo.":
    "Die Website, die sich öffnet, wenn ein Besucher auf das Logo klickt.",
  "Logo colors": "Logofarben",
  "A single color makes different logos look consistent.":
    "Eine einzige Farbe lässt verschiedene Logos einheitlich wirken.",
  "Single color": "Einfarbig",
  "Original colors": "Originalfarben",
  "Call to action": "Call-to-Action",
  "Asks visitors to take one action, such as booking a ticket.":
    "Fordert Besucher zu einer Handlung auf, zum Beispiel zum Buchen eines Tickets.",
  "Tell visitors what to do; for example, “Start your free trial”.":
    "Sagen Sie Besuchern, was sie tun sollen, zum Beispiel „Jetzt kostenlos testen“.",
  "One or two sentences that explain why visitors should follow the call to action.":
    "Ein oder zwei Sätze, die erklären, warum Besucher dem Call-to-Action folgen sollten.",
  "Add one or two buttons. The first button is the main button.":
    "Fügen Sie eine oder zwei Schaltflächen hinzu. Die erste Schaltfläche ist die Hauptschaltfläche.",
  "The image is displayed beside the text and extends to the edge of the page.":
    "Das Bild wird neben dem Text angezeigt und reicht bis zum Rand der Seite.",
  Size: "Größe",
  "Use “Large” at most once per page.": "Verwenden Sie „Groß“ höchstens einmal je Seite.",
  Small: "Klein",
  Large: "Groß",
  Countdown: "Countdown",
  "Counts down the days, hours and minutes to a date.":
    "Zählt Tage, Stunden und Minuten bis zu einem Zeitpunkt herunter.",
  "Displayed during the countdown; for example, “Registration opens in”.":
    "Wird während des Countdowns angezeigt, zum Beispiel „Anmeldung möglich in“.",
  "End date": "Endzeitpunkt",
  "The date and time when the countdown ends.":
    "Das Datum und die Uhrzeit, zu denen der Countdown endet.",
  "Time zone": "Zeitzone",
  "The page displays the end date in this time zone and in the visitor's time zone. Leave empty to use UTC.":
    "Die Seite zeigt den Endzeitpunkt in dieser Zeitzone und in der Zeitzone des Besuchers. Lassen Sie dieses Feld leer, um UTC zu verwenden.",
  "Heading after the countdown": "Überschrift nach dem Countdown",
  "Replaces the heading when the countdown ends; for example, “Registration is open”.":
    "Ersetzt die Überschrift, wenn der Countdown abgelaufen ist, zum Beispiel „Die Anmeldung ist geöffnet“.",
  "The text stays visible after the countdown ends.":
    "Der Text bleibt nach Ablauf des Countdowns sichtbar.",
  Columns: "Spalten",
  "Two columns side by side. On phones, the second column is displayed below the first.":
    "Zwei Spalten nebeneinander. Auf Smartphones wird die zweite Spalte unter der ersten angezeigt.",
  "First column": "Erste Spalte",
  "The first column is displayed on the left. In right-to-left languages, it is displayed on the right.":
    "Die erste Spalte wird links angezeigt. Bei Sprachen, die von rechts nach links geschrieben werden, wird sie rechts angezeigt.",
  "Second column": "Zweite Spalte",
  "Leave the column empty to display only the background.":
    "Lassen Sie die Spalte leer, um nur den Hintergrund anzuzeigen.",
  "Column widths": "Spaltenbreiten",
  "Equal widths": "Gleich breit",
  "First column wider": "Erste Spalte breiter",
  "Second column wider": "Zweite Spalte breiter",
  "Sign-in gate": "Geschützter Bereich",
  "Blocks that only signed-in members see, with a teaser for all visitors.":
    "Blöcke, die nur angemeldete Mitglieder sehen, mit einem Teaser für alle Besucher.",
  "One sentence about what members can see after sign-in.":
    "Ein Satz darüber, was Mitglieder nach der Anmeldung sehen.",
  "Button label": "Beschriftung der Schaltfläche",
  "Leave empty to display “Sign in” in the page's language.":
    "Lassen Sie dieses Feld leer, um „Anmelden“ in der Sprache der Seite anzuzeigen.",
  Teaser: "Teaser",
  "All visitors see these blocks, above the sign-in prompt.":
    "Alle Besucher sehen diese Blöcke über der Anmeldeaufforderung.",
  "Members-only blocks": "Blöcke für Mitglieder",
  "Uploaded images and files stay public: anyone who has the URL of a file can open the file.":
    "Hochgeladene Bilder und Dateien bleiben öffentlich: Wer die URL einer Datei kennt, kann die Datei öffnen.",
  "Access rules": "Zugriffsregeln",
  "Without access rules, every signed-in member has access.":
    "Ohne Zugriffsregeln haben alle angemeldeten Mitglieder Zugriff.",
  "Require verified email": "Bestätigte E-Mail-Adresse erforderlich",
  "Require second factor": "Zweiter Faktor erforderlich",
  "Only members who sign in with a second factor see the members-only blocks.":
    "Nur Mitglieder, die sich mit einem zweiten Faktor anmelden, sehen die Blöcke für Mitglieder.",
  "Custom claim": "Merkmal des Kontos (Custom Claim)",
  "Only members whose account has this claim see the members-only blocks. Developers set claims such as plan = premium on member accounts.":
    "Nur Mitglieder, deren Konto dieses Merkmal hat, sehen die Blöcke für Mitglieder. Entwickler legen Merkmale wie plan = premium als Custom Claims in den Mitgliedskonten fest.",
  Value: "Wert",
} as const;

/** German words that find a block in the insert menu. The keys are the English `searchTerms` of its schema. */
export const searchTerms = {
  "banner, notice, news, alert, bar": "Banner, Hinweis, Neuigkeit, Meldung, Leiste, News",
  "button, link, CTA, banner, contact, booking":
    "Button, Schaltfläche, Knopf, Link, CTA, Kontakt, Buchung",
  "two columns, grid, side by side, layout, split":
    "zwei Spalten, Raster, nebeneinander, Layout, zweispaltig",
  "timer, clock, date, deadline, event": "Timer, Uhr, Datum, Frist, Termin, Veranstaltung",
  "questions, answers, help, accordion": "Fragen, Antworten, Hilfe, Akkordeon, häufige Fragen",
  "cards, tiles, services, products, benefits, steps, icons, team":
    "Karten, Kacheln, Leistungen, Produkte, Vorteile, Schritte, Symbole, Team",
  "photos, pictures, images, slideshow, carousel, slider":
    "Fotos, Bilder, Diashow, Karussell, Slider",
  "title, header, banner, headline, intro, cover, animation, Lottie":
    "Titel, Kopfbereich, Banner, Überschrift, Intro, Aufmacher, Animation, Lottie",
  "photo, picture, graphic, illustration, figure": "Foto, Grafik, Illustration, Abbildung, Image",
  "partners, sponsors, clients, customers, brands": "Partner, Sponsoren, Kunden, Marken, Förderer",
  "testimonial, review, quotation, citation, blockquote, saying":
    "Kundenstimme, Bewertung, Referenz, Ausspruch, Quote",
  "shared, snippet, global, saved, synced": "geteilt, Baustein, global, gespeichert, Vorlage",
  "program, agenda, timetable, sessions, calendar, events, opening hours":
    "Programm, Agenda, Zeitplan, Termine, Kalender, Veranstaltungen, Öffnungszeiten",
  "login, log in, members, account, protected, private, paywall, password":
    "Login, Einloggen, Mitglieder, Konto, geschützt, privat, Paywall, Passwort",
  "specification, comparison, spreadsheet, cells, rows, columns, prices, data":
    "Spezifikation, Vergleich, Tabellenkalkulation, Zellen, Zeilen, Spalten, Preise, Daten",
  "numbers, figures, facts, statistics, metrics, KPI":
    "Zahlen, Fakten, Statistik, Kennzahlen, KPI, Werte",
  "paragraph, article, heading, list, code, body, copy":
    "Absatz, Artikel, Überschrift, Liste, Code, Fließtext",
  "YouTube, Vimeo, film, movie, clip, trailer, player":
    "YouTube, Vimeo, Film, Clip, Trailer, Player",
  "blog, journal, news, articles, archive, index, feed, teaser, related":
    "Blog, Journal, Neuigkeiten, Artikel, Archiv, Verzeichnis, Feed, Teaser, Verwandtes",
};
