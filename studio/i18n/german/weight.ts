/** German texts of the weight inspector. */
export const weightWords = {
  Weight: "Gewicht",
  "Close the weight": "Gewicht schließen",
  Animations: "Animationen",
  "Script that comes with the page": "Skript, das mit der Seite kommt",
  "Script that comes when it is used": "Skript, das erst bei Gebrauch kommt",
  "Show fewer pictures, or show some of them smaller: each is sent only as large as the page shows it. A poster with much grain weighs more than a calm one.":
    "Zeigen Sie weniger Bilder oder einige davon kleiner: Jedes wird nur so groß geschickt, wie die Seite es zeigt. Ein körniges Bild wiegt mehr als ein ruhiges.",
  "Ask whoever drew the animation for a file without pictures in it and with fewer shapes.":
    "Bitten Sie, wer die Animation gezeichnet hat, um eine Datei ohne Bilder darin und mit weniger Formen.",
  "Each kind of block that moves brings a script. Use fewer kinds on this page.":
    "Jede Art von Block, die sich bewegt, bringt ein Skript mit. Verwenden Sie auf dieser Seite weniger Arten.",
  "This comes only when a visitor plays, scrolls to or opens something. Two players on one page are often one too many.":
    "Das kommt erst, wenn jemand etwas abspielt, öffnet oder dorthin rollt. Zwei Abspieler auf einer Seite sind oft einer zu viel.",
  Phone: "Telefon",
  Computer: "Rechner",
  "The site does not answer. Is it running? The preview check says what is wrong.":
    "Die Website antwortet nicht. Läuft sie? „Vorschau prüfen“ sagt, woran es liegt.",
  "The site does not take this studio's word. The preview check says why.":
    "Die Website nimmt den Nachweis dieses Studios nicht an. „Vorschau prüfen“ sagt, warum.",
  "The site shows no page at this address yet. Save a title and an address first.":
    "Die Website zeigt unter dieser Adresse noch keine Seite. Geben Sie ihr zuerst Titel und Adresse.",
  "Give the page a language and an address first: then it can be weighed.":
    "Geben Sie der Seite zuerst eine Sprache und eine Adresse: Dann lässt sie sich wiegen.",
  "1 picture {bytes}": "1 Bild {bytes}",
  "{count} pictures {bytes}": "{count} Bilder {bytes}",
  "animation {bytes}": "Animation {bytes}",
  "script {bytes}": "Skript {bytes}",
  "{bytes} more script when it is used": "{bytes} weiteres Skript bei Gebrauch",
  "{count} not to be weighed just now": "{count} gerade nicht zu wiegen",
  "{bytes} of {most}": "{bytes} von {most}",
  "About {seconds} s on a slow phone connection, if a visitor sees all of it.":
    "Etwa {seconds} s bei langsamer Telefonverbindung, wenn jemand alles davon sieht.",
  "In the files that a window of 1440 pixels takes, if a visitor sees all of it.":
    "In den Dateien, die ein Fenster von 1440 Pixeln nimmt, wenn jemand alles davon sieht.",
  "Scripts are weighed when the site is built; this one runs from its sources.":
    "Skripte werden beim Bauen der Website gewogen; diese läuft aus ihren Quellen.",
  "Besides, every page brings the same {bytes}, which browsers keep.":
    "Dazu bringt jede Seite dieselben {bytes} mit, die Browser behalten.",
  "What brings it": "Woher es kommt",
  "Nothing but words: this page can't be lighter.":
    "Nichts als Wörter: Leichter kann diese Seite nicht sein.",
  "A block that is not on the page any more": "Ein Block, der nicht mehr auf der Seite ist",
  "Asking for every file of the page …": "Jede Datei der Seite wird erfragt …",
  "Weighing it again …": "Sie wird noch einmal gewogen …",
};
