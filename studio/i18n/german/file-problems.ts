/** German versions of the site's messages about files, with placeholders in braces. */
export const fileProblems = {
  "It is not JSON: export it from your animation program as Lottie (.json).":
    "Es ist kein JSON: Exportieren Sie es aus Ihrem Animationsprogramm als Lottie (.json).",
  "It is not a Lottie file: {place} {fault}.": "Es ist keine Lottie-Datei: {place} {fault}.",
  "It can't be played here: it refers to a file elsewhere.":
    "Sie kann hier nicht laufen: Sie verweist auf eine Datei anderswo.",
  "It can't be played here: it is nested too deeply.":
    "Sie kann hier nicht laufen: Sie ist zu tief verschachtelt.",
  "It can't be played here: it has more than {most} parts, which would make the page stutter.":
    "Sie kann hier nicht laufen: Sie hat mehr als {most} Teile, und damit würde die Seite ruckeln.",
  "Its address answers {status}.": "Ihre Adresse antwortet mit {status}.",
  "It can't be fetched: its address must be reachable on the public internet by https.":
    "Sie lässt sich nicht abrufen: Ihre Adresse muss im öffentlichen Internet per https erreichbar sein.",
  "The host answers with status {status}.": "Der Host antwortet mit Status {status}.",
  "The address in the settings is none.": "Die Adresse in den Einstellungen ist keine.",
  "It is not JSON in UTF-8.": "Sie ist kein JSON in UTF-8.",
  "It is larger than 2 MB.": "Sie ist größer als 2 MB.",
} as const;
