/** German texts of the theme's form and its specimen. */
export const themeWords = {
  Theme: "Design",
  Themes: "Designs",
  "The site derives light and dark backgrounds, text and buttons from these colors. It adjusts colors that would be hard to read.":
    "Aus diesen Farben leitet die Website helle und dunkle Hintergründe, Texte und Buttons ab. Schlecht lesbare Farben passt sie an.",
  "Only editors see this name.": "Diesen Namen sehen nur Redakteure.",
  "#c8320a": "#c8320a",
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
  "Link and button color": "Farbe von Links und Buttons",
  "If empty, links and buttons have the primary color.":
    "Wenn leer, haben Links und Buttons die Primärfarbe.",
  "The colors of the site. If empty, the site has its built-in colors.":
    "Die Farben der Website. Wenn leer, hat die Website ihre eingebauten Farben.",
  "The colors of this page. If empty, the page has the theme of the site.":
    "Die Farben dieser Seite. Wenn leer, hat die Seite das Design der Website.",
  "Select a color: {field}": "Farbe auswählen: {field}",
  Inverted: "Invertiert",
  Cinema: "Kino",
  Museum: "Museum",
  Instrument: "Messgerät",
  "Black and white": "Schwarz-Weiß",
  "Secondary text": "Nebentext",
  Button: "Button",
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
} as const;
