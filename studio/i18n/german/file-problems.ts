/** What the site says of a file that it was asked about; what stands between braces it fills in. */
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
  '"{address}" is not an address.': "„{address}“ ist keine Adresse.",
  "{address} is refused: only https addresses are fetched.":
    "{address} wird abgelehnt: Nur https-Adressen werden abgerufen.",
  "{address} is refused: the address holds a user name.":
    "{address} wird abgelehnt: Die Adresse enthält einen Benutzernamen.",
  "{address} is refused: it is not on the public internet.":
    "{address} wird abgelehnt: Sie liegt nicht im öffentlichen Internet.",
  "{host} is refused: it leads to {address}, which is not on the public internet.":
    "{host} wird abgelehnt: Der Name führt zu {address}, und das liegt nicht im öffentlichen Internet.",
  "{address} is refused: only {hosts} is asked here.":
    "{address} wird abgelehnt: Hier wird nur {hosts} gefragt.",
  "The answer is compressed, which was not asked for.":
    "Die Antwort ist gepackt, und darum wurde nicht gebeten.",
  "The answer is larger than {most} bytes.": "Die Antwort ist größer als {most} Bytes.",
  "{address} redirects to no address.": "{address} leitet zu keiner Adresse weiter.",
  "{address} redirects more than {most} times.": "{address} leitet mehr als {most}-mal weiter.",
  "{address} did not answer within {time} ms.":
    "{address} hat nicht innerhalb von {time} ms geantwortet.",
  "{address} could not be reached.": "{address} war nicht zu erreichen.",
} as const;
