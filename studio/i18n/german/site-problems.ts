/** German translations of the site's messages about files, with placeholders in braces. */
export const fileProblems = {
  "The file is not JSON: export the animation as Lottie (.json or .lottie).":
    "Die Datei ist kein JSON: Exportieren Sie die Animation als Lottie (.json oder .lottie).",
  "The .lottie file is damaged: export the animation again.":
    "Die .lottie-Datei ist beschädigt: Exportieren Sie die Animation erneut.",
  "The .lottie file is too large when it is unpacked: use a smaller file.":
    "Die .lottie-Datei ist entpackt zu groß: Verwenden Sie eine kleinere Datei.",
  "The .lottie file has no image “{image}”: embed the image when you export the animation.":
    "Die .lottie-Datei enthält das Bild „{image}“ nicht: Betten Sie das Bild ein, wenn Sie die Animation exportieren.",
  "These layers use expressions, which the site does not run: {all}. Convert the expressions to keyframes, and export the animation again.":
    "Diese Ebenen verwenden Expressions, die die Website nicht ausführt: {all}. Wandeln Sie die Expressions in Keyframes um und exportieren Sie die Animation erneut.",
  "The site can't play this file ({place}: {fault}): export the animation as a single Lottie file (.json).":
    "Die Website kann diese Datei nicht abspielen ({place}: {fault}): Exportieren Sie die Animation als einzelne Lottie-Datei (.json).",
  "The animation cannot play because it refers to an external file: embed the file when you export the animation.":
    "Die Animation kann nicht abgespielt werden, weil sie auf eine externe Datei verweist: Betten Sie die Datei ein, wenn Sie die Animation exportieren.",
  "The animation cannot play because its layers are nested too deeply: simplify the animation.":
    "Die Animation kann nicht abgespielt werden, weil ihre Ebenen zu tief verschachtelt sind: Vereinfachen Sie die Animation.",
  "The animation has more than {most} layers and shapes, which slows down the page: simplify the animation.":
    "Die Animation hat mehr als {most} Ebenen und Formen und verlangsamt dadurch die Seite: Vereinfachen Sie die Animation.",
  "The file's URL returned status {status}.":
    "Die URL der Datei hat Status {status} zurückgegeben.",
  "The file cannot be downloaded: the URL of the file must be public and use https.":
    "Die Datei lässt sich nicht herunterladen: Die URL der Datei muss öffentlich sein und https verwenden.",
  "The server that hosts the file returned status {status}.":
    "Der Server, auf dem die Datei liegt, hat Status {status} zurückgegeben.",
  "The translation files URL in the language settings is not valid.":
    "Die URL der Übersetzungsdateien in den Spracheinstellungen ist ungültig.",
  "The file is not a JSON file with UTF-8 encoding.":
    "Die Datei ist keine JSON-Datei mit UTF-8-Kodierung.",
  "The file is larger than 2 MB: use a smaller file.":
    "Die Datei ist größer als 2 MB: Verwenden Sie eine kleinere Datei.",
  "The animation takes too long to read: simplify the animation.":
    "Das Lesen der Animation dauert zu lange: Vereinfachen Sie die Animation.",
  "Too many animations are being checked: try again in a moment.":
    "Gerade werden zu viele Animationen geprüft: Versuchen Sie es gleich noch einmal.",
  "The file is not a WOFF2 font: convert the font to WOFF2, and upload it again.":
    "Die Datei ist keine WOFF2-Schrift: Wandeln Sie die Schrift in WOFF2 um und laden Sie sie erneut hoch.",
  "The file contains several fonts: upload a file with one font.":
    "Die Datei enthält mehrere Schriften: Laden Sie eine Datei mit einer Schrift hoch.",
  "The font file is damaged: export it again.":
    "Die Schriftdatei ist beschädigt: Exportieren Sie die Datei erneut.",
  "The font takes too long to read: remove characters that the site doesn't need from it.":
    "Das Lesen der Schrift dauert zu lange: Entfernen Sie Zeichen daraus, die die Website nicht braucht.",
  "The file is larger than 1 MB: remove characters that the site doesn't need from it.":
    "Die Datei ist größer als 1 MB: Entfernen Sie Zeichen daraus, die die Website nicht braucht.",
  "The license in the font file forbids use on websites (OS/2 fsType): buy a web font license, and upload the file that comes with it.":
    "Die Lizenz in der Schriftdatei verbietet die Verwendung auf Websites (OS/2 fsType): Kaufen Sie eine Webfont-Lizenz, und laden Sie die zugehörige Datei hoch.",
  "The font lacks letters of every script that the site knows, for example A–Z and a–z: use another font.":
    "In der Schrift fehlen Buchstaben jedes Schriftsystems, das die Website kennt, zum Beispiel A–Z und a–z: Verwenden Sie eine andere Schrift.",
  "The font file cannot be downloaded: upload it again.":
    "Die Schriftdatei lässt sich nicht herunterladen: Laden Sie sie erneut hoch.",
} as const;

/** German messages about problems of blocks. Only the site reports these problems, in previews. */
export const previewProblems = {
  "A script of this block failed in the browser.":
    "Ein Skript dieses Blocks ist im Browser fehlgeschlagen.",
  "This block can't be rendered: {cause}.": "Dieser Block lässt sich nicht darstellen: {cause}.",
  "The site does not know blocks of type “{type}”.":
    "Die Website kennt keine Blöcke vom Typ „{type}“.",
  "A block of this type is not allowed here: move the block to another place on the page, or remove it.":
    "Ein Block dieses Typs ist hier nicht erlaubt: Verschieben Sie den Block an eine andere Stelle der Seite, oder entfernen Sie ihn.",
  "This block is from a newer version of the site.":
    "Dieser Block stammt aus einer neueren Version der Website.",
  "The site does not know this field.": "Die Website kennt dieses Feld nicht.",
} as const;
