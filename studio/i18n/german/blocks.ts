/** German texts of the blocks' forms. */
export const blockWords = {
  "The page's main title with an image or an animation.":
    "Der Haupttitel der Seite mit einem Bild oder einer Animation.",
  Playback: "Wiedergabe",
  "Two to six words work best.": "Am besten zwei bis sechs Wörter.",
  Thumbnail: "Vorschaubild",
  "At least 1,600 pixels wide; displayed until the animation plays.":
    "Mindestens 1.600 Pixel breit; erscheint, bis die Animation läuft.",
  "A square crop of the same image for phones, at least 720 pixels wide; it shares the alt text.":
    "Ein quadratischer Ausschnitt desselben Bilds, mindestens 720 Pixel breit; der Alternativtext gilt für beide.",
  Animation: "Animation",
  "Plays in place of the image.": "Läuft anstelle des Bilds.",
  "Animation alt text": "Alternativtext der Animation",
  "Describes the animation to screen reader users.":
    "Beschreibt die Animation für Nutzer von Screenreadern.",
  "Image behind title": "Bild hinter dem Titel",
  "Image beside title": "Bild neben dem Titel",
  Start: "Start",
  "Start time": "Beginn",
  "Touch devices use “On scroll” instead of “On hover”.":
    "Touchgeräte verwenden „Beim Scrollen“ statt „Bei Mouseover“.",
  "On load": "Beim Laden",
  "On scroll": "Beim Scrollen",
  "On hover": "Bei Mouseover",
  Autoplay: "Autoplay",
  "If off, or if the visitor prefers reduced motion, a play button is displayed.":
    "Wenn ausgeschaltet oder wenn Besucher reduzierte Bewegung bevorzugen, erscheint eine Wiedergabetaste.",
  Loop: "Endlosschleife",
  Speed: "Geschwindigkeit",
  "1 is the original speed, 2 is twice as fast.":
    "1 ist die Originalgeschwindigkeit, 2 ist doppelt so schnell.",
  Announcement: "Ankündigung",
  "A one-line bar at the top of a page or between two blocks.":
    "Eine einzeilige Leiste oben auf der Seite oder zwischen zwei Blöcken.",
  Badge: "Kennzeichnung",
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
  "Without quotation marks: the site adds them.":
    "Ohne Anführungszeichen: Die Website ergänzt sie.",
  Author: "Autor",
  "Role or source": "Funktion oder Quelle",
  "For example, “CEO of Example Inc.”": "Zum Beispiel „Geschäftsführerin, Beispiel GmbH“.",
  Portrait: "Porträt",
  "Displayed as a square; set the hotspot on the face.":
    "Erscheint quadratisch; setzen Sie den Hotspot auf das Gesicht.",
  "Feature grid": "Feature-Raster",
  "Features, services or products in a grid, or numbered steps.":
    "Features, Leistungen oder Produkte im Raster oder nummerierte Schritte.",
  "One or two sentences below the heading.": "Ein oder zwei Sätze unter der Überschrift.",
  Features: "Features",
  "In the grid, the first feature is larger than the others.":
    "Im Raster ist das erste Feature größer als die anderen.",
  Feature: "Feature",
  "Two to five words.": "Zwei bis fünf Wörter.",
  "One or two sentences.": "Ein oder zwei Sätze.",
  "Landscape images work best; set the hotspot on the part that must stay visible.":
    "Am besten im Querformat; setzen Sie den Hotspot auf den Teil, der sichtbar bleiben muss.",
  "The link applies to the whole feature.": "Der Link gilt für das ganze Feature.",
  Grid: "Raster",
  "Numbered steps": "Nummerierte Schritte",
  Stats: "Kennzahlen",
  Stat: "Kennzahl",
  "One large number, with up to five smaller ones beside it.":
    "Eine große Zahl, daneben bis zu fünf kleinere.",
  "The first one is displayed in the largest size.": "Die erste wird am größten angezeigt.",
  "1,200": "1.200",
  "Include the unit, such as 98 %.": "Mit Einheit, etwa 98 %.",
  "customers worldwide": "Kunden weltweit",
  FAQ: "FAQ",
  "Expandable questions and answers with structured data for search engines.":
    "Aufklappbare Fragen und Antworten mit strukturierten Daten für Suchmaschinen.",
  "Displayed beside the questions.": "Erscheint neben den Fragen.",
  "For example, whom to contact with other questions.":
    "Zum Beispiel, an wen man sich mit weiteren Fragen wendet.",
  Questions: "Fragen",
  "Start with the most frequent ones.": "Beginnen Sie mit den häufigsten.",
  Question: "Frage",
  "Can I cancel my order?": "Kann ich meine Bestellung stornieren?",
  "Phrase it the way visitors would.": "Formulieren Sie sie so, wie Besucher sie stellen.",
  Answer: "Antwort",
  "Start with the answer, then give the reasons.":
    "Beginnen Sie mit der Antwort, und nennen Sie danach die Gründe.",
  Schedule: "Zeitplan",
  "Sessions by day, with times and locations.": "Termine nach Tagen, mit Uhrzeiten und Orten.",
  "Information that applies to every day.": "Informationen, die für alle Tage gelten.",
  Days: "Tage",
  Date: "Datum",
  Day: "Tag",
  "For example, “Opening day”.": "Zum Beispiel „Eröffnungstag“.",
  Sessions: "Termine",
  "In chronological order.": "In zeitlicher Reihenfolge.",
  "Local time at the venue, such as 19:30.": "Ortszeit am Veranstaltungsort, etwa 19:30.",
  "End time": "Ende",
  "If earlier than the start time, the session ends on the next day.":
    "Wenn früher als der Beginn, endet der Termin am nächsten Tag.",
  Location: "Ort",
  "For example, “Hall 2”.": "Zum Beispiel „Halle 2“.",
  "For example, a link to registration or details.":
    "Zum Beispiel ein Link zur Anmeldung oder zu weiteren Informationen.",
  "Required for visitors to add sessions to their calendars.":
    "Erforderlich, damit Besucher Termine in ihren Kalender übernehmen können.",
  Venue: "Veranstaltungsort",
  "Used in calendars and by search engines, not displayed on the page.":
    "Für Kalender und Suchmaschinen, nicht auf der Seite sichtbar.",
  "Venue address": "Adresse des Veranstaltungsorts",
  "Search engines can list the sessions as events if the time zone and the venue are set too.":
    "Suchmaschinen können die Termine als Veranstaltungen anzeigen, wenn auch Zeitzone und Veranstaltungsort angegeben sind.",
  "One image with a caption and a credit.": "Ein Bild mit Bildunterschrift und Bildnachweis.",
  "At least 2,400 pixels wide; set the hotspot on the part that must stay visible.":
    "Mindestens 2.400 Pixel breit; setzen Sie den Hotspot auf den Teil, der sichtbar bleiben muss.",
  "Mobile image": "Bild für Smartphones",
  "A portrait crop of the same image for phones; it shares the alt text.":
    "Ein Ausschnitt desselben Bilds im Hochformat; der Alternativtext gilt für beide.",
  Credit: "Bildnachweis",
  "For example, “Photo: Jane Doe”.": "Zum Beispiel „Foto: Erika Mustermann“.",
  "Text width": "Textbreite",
  Wide: "Breit",
  "Full width": "Volle Breite",
  Gallery: "Galerie",
  "Images in a scrolling strip or in a grid; each one can be enlarged.":
    "Bilder in einer Leiste zum Scrollen oder im Raster; jedes lässt sich vergrößern.",
  Images: "Bilder",
  "Drop one or more files here, then open each image to add its alt text.":
    "Legen Sie eine oder mehrere Dateien hier ab, und öffnen Sie dann jedes Bild, um den Alternativtext einzugeben.",
  "Alt text": "Alternativtext",
  "Describes the image to screen reader users.":
    "Beschreibt das Bild für Nutzer von Screenreadern.",
  Decorative: "Dekorativ",
  "Screen readers skip the image, and it needs no alt text.":
    "Screenreader überspringen das Bild, und es benötigt keinen Alternativtext.",
  "A strip works best for images with the same aspect ratio, a grid for mixed ones.":
    "Die Leiste eignet sich für Bilder mit gleichem Seitenverhältnis, das Raster für gemischte.",
  "Scrolling strip": "Leiste zum Scrollen",
  Video: "Video",
  "A Vimeo or YouTube video that loads only when a visitor plays it.":
    "Ein Video von Vimeo oder YouTube, das erst beim Abspielen geladen wird.",
  "Video URL": "Video-URL",
  "Copy it from the address bar or from the Share menu on Vimeo or YouTube.":
    "Kopieren Sie sie aus der Adresszeile oder über „Teilen“ bei Vimeo oder YouTube.",
  "If empty, the title from Vimeo or YouTube is displayed.":
    "Wenn leer, erscheint der Titel von Vimeo oder YouTube.",
  "If empty, the thumbnail from Vimeo or YouTube is displayed.":
    "Wenn leer, erscheint das Vorschaubild von Vimeo oder YouTube.",
  "Subtitles available": "Untertitel vorhanden",
  "If the video has no subtitles, add a transcript.":
    "Wenn das Video keine Untertitel hat, fügen Sie ein Transkript hinzu.",
  Transcript: "Transkript",
  "The spoken text and important sounds; visitors can expand it below the video.":
    "Der gesprochene Text und wichtige Geräusche; Besucher können ihn unter dem Video aufklappen.",
  "Player settings": "Player-Einstellungen",
  "The defaults suit most videos.": "Die Voreinstellungen passen für die meisten Videos.",
  Autopause: "Automatisch pausieren",
  "Pauses when another video on the page starts.":
    "Pausiert, wenn ein anderes Video auf der Seite startet.",
  "Muted, and only for visitors who accept media cookies.":
    "Stummgeschaltet und nur für Besucher, die Medien zugestimmt haben.",
  Controls: "Steuerelemente",
  Muted: "Stummgeschaltet",
  "Play inline": "Auf der Seite abspielen",
  "If off, the video plays in full screen on phones.":
    "Wenn ausgeschaltet, läuft das Video auf Smartphones im Vollbild.",
  "Transparent background": "Transparenter Hintergrund",
  "Only for videos with transparency.": "Nur für Videos mit Transparenz.",
  "Keyboard shortcuts": "Tastenkürzel",
  "Picture-in-picture": "Bild-im-Bild",
  Logos: "Logos",
  "Logos of partners, sponsors or customers.": "Logos von Partnern, Sponsoren oder Kunden.",
  "For example, “Our partners”.": "Zum Beispiel „Unsere Partner“.",
  "Screen readers read the name as the logo's alt text.":
    "Screenreader lesen den Namen als Alternativtext des Logos vor.",
  "A tightly cropped SVG works best.": "Am besten ein eng zugeschnittenes SVG.",
  Website: "Website",
  "Opens when a visitor clicks the logo.": "Öffnet sich, wenn Besucher auf das Logo klicken.",
  "Logo colors": "Logofarben",
  "A single color makes different logos look consistent.":
    "In einer Farbe wirken verschiedene Logos einheitlich.",
  "Single color": "Einfarbig",
  "Original colors": "Originalfarben",
  "Call to action": "Call-to-Action",
  "Asks visitors to do one thing, such as book or join.":
    "Fordert Besucher zu einer Handlung auf, etwa zum Buchen oder Mitmachen.",
  "What visitors should do, such as “Start your free trial”.":
    "Was Besucher tun sollen, etwa „Jetzt kostenlos testen“.",
  "One or two sentences that give a reason.": "Ein oder zwei Sätze, die einen Grund nennen.",
  "At most two; the first is the main one.": "Höchstens zwei; die erste ist die wichtigste.",
  "Displayed beside the text, up to the edge of the page.":
    "Erscheint neben dem Text, bis zum Rand der Seite.",
  Size: "Größe",
  "Use “Large” at most once per page.": "Verwenden Sie „Groß“ höchstens einmal je Seite.",
  Small: "Klein",
  Large: "Groß",
  Countdown: "Countdown",
  "Counts down the days, hours and minutes to a date.":
    "Zählt Tage, Stunden und Minuten bis zu einem Zeitpunkt herunter.",
  "Displayed during the countdown, such as “Registration opens in”.":
    "Erscheint während des Countdowns, etwa „Anmeldung möglich in“.",
  "End date": "Endzeitpunkt",
  "In your computer's time zone.": "In der Zeitzone Ihres Computers.",
  "Time zone": "Zeitzone",
  "The page displays the date in this time zone (default: UTC) and in the visitor's.":
    "Die Seite zeigt den Zeitpunkt in dieser Zeitzone (Standard: UTC) und in der des Besuchers.",
  "Final heading": "Überschrift am Ende",
  "Replaces the heading when the countdown ends, such as “Registration is open”.":
    "Ersetzt die Überschrift nach Ablauf des Countdowns, etwa „Die Anmeldung ist geöffnet“.",
  "Stays visible when the countdown ends.": "Bleibt nach Ablauf des Countdowns sichtbar.",
  Columns: "Spalten",
  "Two columns side by side, stacked on phones.":
    "Zwei Spalten nebeneinander, auf Smartphones untereinander.",
  "First column": "Erste Spalte",
  "On the left, or on the right in right-to-left languages.":
    "Links, in von rechts nach links geschriebenen Sprachen rechts.",
  "Second column": "Zweite Spalte",
  "If empty, only the background is displayed.": "Wenn leer, ist nur der Hintergrund zu sehen.",
  "Column widths": "Spaltenbreiten",
  Equal: "Gleich",
  "First wider": "Erste breiter",
  "Second wider": "Zweite breiter",
  "Sign-in gate": "Anmeldeschranke",
  "A teaser for everyone and blocks for signed-in members only.":
    "Ein Teaser für alle und Blöcke nur für angemeldete Mitglieder.",
  "One sentence about what members get.": "Ein Satz darüber, was Mitglieder erhalten.",
  "Button label": "Beschriftung der Schaltfläche",
  "If empty, “Sign in” is displayed in the page's language.":
    "Wenn leer, erscheint „Anmelden“ in der Sprache der Seite.",
  Teaser: "Teaser",
  "Blocks that everyone sees above the gate.": "Blöcke, die alle oberhalb der Schranke sehen.",
  "Members-only blocks": "Blöcke für Mitglieder",
  "Uploaded images and files stay public: anyone who has the URL can open them.":
    "Hochgeladene Bilder und Dateien bleiben öffentlich: Alle, die die URL kennen, können sie öffnen.",
  "Access rules": "Zugriffsregeln",
  "Without rules, every signed-in member has access.":
    "Ohne Regeln haben alle angemeldeten Mitglieder Zugriff.",
  "Require verified email": "Bestätigte E-Mail-Adresse erforderlich",
  "Require second factor": "Zweiter Faktor erforderlich",
  "Members need two-factor authentication to see the content.":
    "Mitglieder benötigen Zwei-Faktor-Authentifizierung, um den Inhalt zu sehen.",
  "Custom claim": "Benutzerdefinierter Claim",
  "A value that developers set on member accounts, such as plan = premium.":
    "Ein Wert, den Entwickler an Mitgliedskonten setzen, etwa plan = premium.",
  Value: "Wert",
} as const;
