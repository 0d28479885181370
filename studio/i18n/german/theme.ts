export const themeTexts = {
  Theme: "Design",
  Themes: "Designs",
  "The site derives light and dark backgrounds, text and buttons from these colors. It adjusts colors that would be hard to read.":
    "Aus diesen Farben leitet die Website helle und dunkle Hintergründe, Texte und Schaltflächen ab. Schlecht lesbare Farben passt sie an.",
  "Only editors see this name.": "Diesen Namen sehen nur Redakteure.",
  "#2f4bd8": "#2f4bd8",
  "The background of pages in the light color scheme, and the text on dark backgrounds.":
    "Der Hintergrund von Seiten im hellen Farbschema und der Text auf dunklen Hintergründen.",
  "The text on light backgrounds, and the background of pages in the dark color scheme.":
    "Der Text auf hellen Hintergründen und der Hintergrund von Seiten im dunklen Farbschema.",
  "Primary color": "Primärfarbe",
  "The background of the blocks that stand out most.":
    "Der Hintergrund der Blöcke, die am meisten auffallen.",
  "Secondary color": "Sekundärfarbe",
  "If empty, the site uses a pale variant of the primary color.":
    "Wenn dieses Feld leer ist, verwendet die Website eine helle Variante der Primärfarbe.",
  "Tertiary color": "Tertiärfarbe",
  "If empty, the site uses a mix of the background color and the text color.":
    "Wenn dieses Feld leer ist, verwendet die Website eine Mischung aus Hintergrundfarbe und Textfarbe.",
  "Link and button color": "Farbe von Links und Schaltflächen",
  "If empty, links and buttons use the primary color.":
    "Wenn dieses Feld leer ist, verwenden Links und Schaltflächen die Primärfarbe.",
  "The colors, typefaces and style of the site. If empty, the site uses a plain theme.":
    "Farben, Schriften und Stil der Website. Wenn dieses Feld leer ist, verwendet die Website ein schlichtes Design.",
  "The colors, typefaces and style of this page. If empty, the page uses the theme of the site.":
    "Farben, Schriften und Stil dieser Seite. Wenn dieses Feld leer ist, verwendet die Seite das Design der Website.",
  "Select a color: {field}": "Farbe auswählen: {field}",
  Inverted: "Invertiert",
  Cinema: "Kino",
  Museum: "Museum",
  Instrument: "Messgerät",
  "Black and white": "Schwarz-Weiß",
  Magazine: "Magazin",
  Friendly: "Freundlich",
  Poster: "Plakat",
  Garden: "Garten",
  Plain: "Schlicht",
  "A heading": "Eine Überschrift",
  "This is the size of body text.": "So groß ist der Fließtext.",
  "Captions and labels are smaller.": "Bildunterschriften und Beschriftungen sind kleiner.",
  "A card": "Eine Karte",
  "On the secondary color.": "Auf der Sekundärfarbe.",
  "Applies to buttons, including links that look like buttons.":
    "Gilt für Schaltflächen und für Links, die wie Schaltflächen aussehen.",
  "Scripts without capital letters, such as Arabic, are not affected.":
    "Schriftsysteme ohne Großbuchstaben, zum Beispiel Arabisch, sind nicht betroffen.",
  "The size of headings relative to body text.":
    "Die Größe von Überschriften im Verhältnis zum Fließtext.",
  "Applies to photos and illustrations, not to logos. “Drawings on paper” is for dark lines on white: on dark backgrounds, the lines become light.":
    "Gilt für Fotos und Illustrationen, nicht für Logos. „Zeichnungen auf Papier“ ist für dunkle Linien auf Weiß: Auf dunklem Hintergrund werden die Linien hell.",
  "Secondary text": "Sekundärer Text",
  Button: "Schaltfläche",
  "{color}: {given} looks the same as another background, so the site uses {used}.":
    "{color}: {given} sieht wie ein anderer Hintergrund aus. Die Website verwendet daher {used}.",
  "{color}: {given} has a contrast of {before} on the light background, so the site uses {used} ({after}) there.":
    "{color}: {given} hat auf dem hellen Hintergrund einen Kontrast von {before}. Die Website verwendet dort daher {used} ({after}).",
  "{color}: {given} has a contrast of {before} on the dark background, so the site uses {used} ({after}) there.":
    "{color}: {given} hat auf dem dunklen Hintergrund einen Kontrast von {before}. Die Website verwendet dort daher {used} ({after}).",
  "{color}: The site uses {used} instead of {given}, because the page background must be lighter than the text.":
    "{color}: Die Website verwendet {used} statt {given}, weil der Seitenhintergrund heller als der Text sein muss.",
  "Enter the first three colors to see the theme.":
    "Geben Sie die ersten drei Farben ein, um das Design zu sehen.",
  "Light color scheme": "Helles Farbschema",
  "Dark color scheme": "Dunkles Farbschema",
  "Adjusted colors": "Angepasste Farben",
  Typefaces: "Schriften",
  Style: "Stil",
  "Logo and icon": "Logo und Symbol",
  "Each text uses the first typeface in its list that contains its characters. Add a typeface for each script that the site uses.":
    "Jeder Text verwendet die erste Schrift seiner Liste, die seine Zeichen enthält. Fügen Sie für jedes Schriftsystem, das die Website verwendet, eine Schrift hinzu.",
  "Select a typeface": "Schrift auswählen",
  Script: "Schriftsystem",
  Latin: "Lateinisch",
  Vietnamese: "Vietnamesisch",
  Cyrillic: "Kyrillisch",
  Greek: "Griechisch",
  Arabic: "Arabisch",
  Hebrew: "Hebräisch",
  Devanagari: "Devanagari",
  Thai: "Thailändisch",
  Japanese: "Japanisch",
  "Chinese (simplified)": "Chinesisch (vereinfacht)",
  Korean: "Koreanisch",
  "Navigation, buttons and forms": "Navigation, Schaltflächen und Formulare",
  "If empty, headings use the typeface of the body text.":
    "Wenn diese Liste leer ist, verwenden Überschriften die Schrift des Fließtexts.",
  "Body text": "Fließtext",
  "If empty, body text uses a system font of the visitor's device.":
    "Wenn diese Liste leer ist, verwendet der Fließtext eine Systemschrift des Geräts.",
  "If empty, navigation, buttons and forms use a system font of the visitor's device.":
    "Wenn diese Liste leer ist, verwenden Navigation, Schaltflächen und Formulare eine Systemschrift des Geräts.",
  Corners: "Ecken",
  "Applies to buttons, fields, cards and images.":
    "Gilt für Schaltflächen, Felder, Karten und Bilder.",
  Square: "Eckig",
  "Slightly rounded": "Leicht gerundet",
  Round: "Rund",
  Borders: "Rahmen",
  "Applies to cards, fields and images.": "Gilt für Karten, Felder und Bilder.",
  Thin: "Dünn",
  Thick: "Dick",
  Spacing: "Abstände",
  "The space inside and between blocks.": "Der Raum in und zwischen Blöcken.",
  Regular: "Normal",
  Compact: "Kompakt",
  Generous: "Großzügig",
  Filled: "Gefüllt",
  Outlined: "Umrandet",
  "Underlined text": "Unterstrichener Text",
  "Heading capitalization": "Großschreibung der Überschriften",
  "As written": "Wie geschrieben",
  Uppercase: "Großbuchstaben",
  "Heading weight": "Schriftstärke der Überschriften",
  "If the typeface lacks this weight, headings use the nearest one.":
    "Wenn die Schrift diese Stärke nicht hat, verwenden Überschriften die nächstliegende.",
  Light: "Leicht",
  Heavy: "Sehr fett",
  "Heading size": "Größe der Überschriften",
  Moderate: "Mittel",
  "Line between blocks": "Linie zwischen Blöcken",
  "Separates adjacent blocks with the same background.":
    "Trennt benachbarte Blöcke mit gleichem Hintergrund.",
  "Between the margins": "Zwischen den Rändern",
  "From edge to edge": "Von Rand zu Rand",
  "Visitors who prefer reduced motion never see animations.":
    "Besucher, die weniger Bewegung bevorzugen, sehen nie Animationen.",
  "Move and fade in": "Bewegen und einblenden",
  "Fade in": "Einblenden",
  "In the text color": "In der Textfarbe",
  "Drawings on paper": "Zeichnungen auf Papier",
  Ornament: "Ornament",
  "A motif that several blocks display around their content.":
    "Ein Motiv, das mehrere Blöcke um ihren Inhalt zeigen.",
  "Figure numbers": "Abbildungsnummern",
  Scale: "Skala",
  "If empty, the header displays the name of the site.":
    "Ohne Logo zeigt die Kopfzeile den Namen der Website.",
  "Logo on light backgrounds": "Logo auf hellen Hintergründen",
  "Logo on dark backgrounds": "Logo auf dunklen Hintergründen",
  "If empty, the site displays the logo above on dark backgrounds too.":
    "Wenn dieses Feld leer ist, zeigt die Website das obige Logo auch auf dunklen Hintergründen.",
  Icon: "Symbol",
  "A square image of at least 512 × 512 pixels. Browsers display it in tabs, and phones on the home screen.":
    "Ein quadratisches Bild mit mindestens 512 × 512 Pixeln. Browser zeigen es in Tabs und Smartphones auf dem Startbildschirm.",
  "Your own typefaces": "Eigene Schriften",
  "Upload typefaces that the list lacks, then select them above.":
    "Laden Sie Schriften hoch, die in der Liste fehlen, und wählen Sie sie oben aus.",
  Typeface: "Schrift",
  "WOFF2 file": "WOFF2-Datei",
  "Similar system font": "Ähnliche Systemschrift",
  "Visitors see it until the typeface has loaded.":
    "Besucher sehen sie, bis die Schrift geladen ist.",
  "Sans serif": "Ohne Serifen",
  Serif: "Mit Serifen",
  Monospace: "Feste Breite",
  "Regular or variable font": "Normaler oder variabler Schnitt",
  "A WOFF2 file of at most 1 MB. Its license must allow use on the web. A variable font has all weights in one file.":
    "Eine WOFF2-Datei mit höchstens 1 MB. Ihre Lizenz muss die Verwendung im Web erlauben. Eine variable Schrift enthält alle Schriftstärken in einer Datei.",
  "Not needed for a variable font.": "Bei einer variablen Schrift nicht nötig.",
  Italic: "Kursiv",
  "If empty, browsers slant the regular font.":
    "Wenn dieses Feld leer ist, stellen Browser den normalen Schnitt schräg.",
  "Variable, weights {range}": "Variabel, Stärken {range}",
  "The file is large, so visitors see a system font first.":
    "Die Datei ist groß, daher sehen Besucher zuerst eine Systemschrift.",
  "Checking the font…": "Schrift wird geprüft …",
  "Without a name": "Ohne Namen",
  Uploaded: "Hochgeladen",
} as const;
