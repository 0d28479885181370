/** German texts of the theme's form and its specimen. */
export const themeWords = {
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
  "If empty, the site uses a pale primary color.":
    "Wenn leer, verwendet die Website eine blasse Primärfarbe.",
  "Tertiary color": "Tertiärfarbe",
  "If empty, the site uses a color between the page background and the text.":
    "Wenn leer, verwendet die Website eine Farbe zwischen Seitenhintergrund und Text.",
  "Link and button color": "Farbe von Links und Schaltflächen",
  "If empty, links and buttons have the primary color.":
    "Wenn leer, haben Links und Schaltflächen die Primärfarbe.",
  "The colors, typefaces and shape of the site. If empty, the site has a plain theme.":
    "Farben, Schriften und Form der Website. Wenn leer, hat die Website ein schlichtes Design.",
  "The colors, typefaces and shape of this page. If empty, the page has the theme of the site.":
    "Farben, Schriften und Form dieser Seite. Wenn leer, hat die Seite das Design der Website.",
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
  "Visitors read texts of this size line by line.":
    "Diese Größe haben Texte, die Besucher Zeile für Zeile lesen.",
  "A caption or a label is small.": "Bildunterschriften und Beschriftungen sind klein.",
  "A card": "Eine Karte",
  "On the secondary color.": "Auf der Sekundärfarbe.",
  "Applies to buttons, and to links that lead to an action.":
    "Gilt für Schaltflächen und für Links, die zu einer Aktion führen.",
  "Arabic and other scripts without capitals stay as they are.":
    "Arabisch und andere Schriftsysteme ohne Großbuchstaben bleiben unverändert.",
  "The size of headings compared with texts.":
    "Die Größe von Überschriften im Vergleich zu Texten.",
  "Applies to photos and illustrations, not to logos.":
    "Gilt für Fotos und Illustrationen, nicht für Logos.",
  "Secondary text": "Nebentext",
  Button: "Schaltfläche",
  "{color}: {given} looks the same as another background, so the site uses {used}.":
    "{color}: {given} sieht wie ein anderer Hintergrund aus. Die Website verwendet daher {used}.",
  "{color}: {given} has a contrast of {before} on the light background, so the site uses {used} ({after}) there.":
    "{color}: {given} hat auf dem hellen Hintergrund einen Kontrast von {before}. Die Website verwendet dort daher {used} ({after}).",
  "{color}: {given} has a contrast of {before} on the dark background, so the site uses {used} ({after}) there.":
    "{color}: {given} hat auf dem dunklen Hintergrund einen Kontrast von {before}. Die Website verwendet dort daher {used} ({after}).",
  "{color}: The page background must be lighter than the text, so the site uses {used}.":
    "{color}: Der Seitenhintergrund muss heller als der Text sein. Die Website verwendet daher {used}.",
  "Enter the first three colors to see the theme.":
    "Geben Sie die ersten drei Farben ein, um das Design zu sehen.",
  "Light color scheme": "Helles Farbschema",
  "Dark color scheme": "Dunkles Farbschema",
  "Adjusted colors": "Angepasste Farben",
  Typefaces: "Schriften",
  Shape: "Form",
  "Logo and icon": "Logo und Symbol",
  "Each text has the first typeface of its list that contains its characters. Add a typeface for each script of the site.":
    "Jeder Text hat die erste Schrift seiner Liste, die seine Zeichen enthält. Fügen Sie für jedes Schriftsystem der Website eine Schrift hinzu.",
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
  "If empty, headings have the typeface of texts.":
    "Wenn leer, haben Überschriften die Schrift der Texte.",
  "If empty, texts have a typeface of the visitor's device.":
    "Wenn leer, haben Texte eine Schrift vom Gerät des Besuchers.",
  "If empty, they have a typeface of the visitor's device.":
    "Wenn leer, haben sie eine Schrift vom Gerät des Besuchers.",
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
  "Heading letters": "Buchstaben der Überschriften",
  "As written": "Wie geschrieben",
  Uppercase: "Großbuchstaben",
  "Heading weight": "Schriftstärke der Überschriften",
  "If the typeface lacks the weight, headings have the nearest one.":
    "Fehlt der Schrift diese Stärke, haben Überschriften die nächstliegende.",
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
  Ornament: "Ornament",
  "A motif that several blocks display around their content.":
    "Ein Motiv, das mehrere Blöcke um ihren Inhalt zeigen.",
  "Figure numbers": "Abbildungsnummern",
  Scale: "Skala",
  "If empty, the header displays the name of the site.":
    "Wenn leer, zeigt die Kopfzeile den Namen der Website.",
  "Logo on light backgrounds": "Logo auf hellen Hintergründen",
  "Logo on dark backgrounds": "Logo auf dunklen Hintergründen",
  "If empty, the site displays the logo above on dark backgrounds too.":
    "Wenn leer, zeigt die Website das obige Logo auch auf dunklen Hintergründen.",
  Icon: "Symbol",
  "A square image of at least 512 × 512 pixels. Browsers display it in tabs, and phones on the home screen.":
    "Ein quadratisches Bild mit mindestens 512 × 512 Pixeln. Browser zeigen es in Tabs und Smartphones auf dem Startbildschirm.",
} as const;
