/** German texts of the weight inspector. */
export const weightWords = {
  "Page weight": "Seitengewicht",
  "Close page weight panel": "Bereich „Seitengewicht“ schließen",
  Animations: "Animationen",
  Images: "Bilder",
  "Initial scripts": "Initiale Skripte",
  "On-demand scripts": "Skripte bei Bedarf",
  "Use fewer or smaller images. Images with a lot of detail have larger files.":
    "Verwenden Sie weniger oder kleinere Bilder. Detailreiche Bilder haben größere Dateien.",
  "Use an animation file without embedded images and with fewer shapes.":
    "Verwenden Sie eine Animationsdatei ohne eingebettete Bilder und mit weniger Formen.",
  "Each type of interactive block loads a script. Use fewer types of interactive blocks on this page.":
    "Jede Art von interaktivem Block lädt ein Skript. Verwenden Sie auf dieser Seite weniger Arten von interaktiven Blöcken.",
  "On-demand scripts load when a visitor plays, opens or scrolls to a block. Use fewer videos and animations on this page.":
    "Skripte bei Bedarf werden geladen, wenn Besucher einen Block abspielen, öffnen oder zu ihm scrollen. Verwenden Sie auf dieser Seite weniger Videos und Animationen.",
  Phone: "Smartphone",
  Desktop: "Desktop",
  "The site doesn't respond. Open the preview check to find the cause.":
    "Die Website antwortet nicht. Öffnen Sie „Vorschau prüfen“, um die Ursache zu finden.",
  "The site rejects requests from this studio. Open the preview check to find the cause.":
    "Die Website lehnt Anfragen dieses Studios ab. Öffnen Sie „Vorschau prüfen“, um die Ursache zu finden.",
  "The site can't find this page. Add a title and a slug first.":
    "Die Website findet diese Seite nicht. Fügen Sie zuerst einen Titel und einen Slug hinzu.",
  "Add a language and a slug to see the page weight.":
    "Fügen Sie eine Sprache und einen Slug hinzu, um das Seitengewicht zu sehen.",
  "1 image {bytes}": "1 Bild {bytes}",
  "{count} images {bytes}": "{count} Bilder {bytes}",
  "animation {bytes}": "Animation {bytes}",
  "script {bytes}": "Skript {bytes}",
  "on-demand script {bytes}": "Skript bei Bedarf {bytes}",
  "{count} not measured": "{count} nicht gemessen",
  "{bytes} of {most}": "{bytes} von {most}",
  "The whole page loads in about {seconds} s on a slow mobile connection.":
    "Die ganze Seite lädt bei langsamer Mobilfunkverbindung in etwa {seconds} s.",
  "Measured for the whole page in a window 1440 pixels wide.":
    "Gemessen für die ganze Seite in einem 1440 Pixel breiten Fenster.",
  "Scripts are measured in production builds only. This site runs in development mode.":
    "Skripte werden nur in Produktions-Builds gemessen. Diese Website läuft im Entwicklungsmodus.",
  "Not included: {bytes} that every page of the site loads. Browsers cache these files.":
    "Nicht enthalten: {bytes}, die jede Seite der Website lädt. Browser speichern diese Dateien zwischen.",
  "By block": "Nach Block",
  "This page contains only text.": "Diese Seite enthält nur Text.",
  "Deleted block": "Gelöschter Block",
  "Measuring the page …": "Seite wird gemessen …",
  "Measuring again …": "Wird erneut gemessen …",
};
