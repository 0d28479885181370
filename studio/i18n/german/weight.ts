export const weightTexts = {
  "Page weight": "Seitengröße",
  "Close the “Page weight” panel": "Bereich „Seitengröße“ schließen",
  Animations: "Animationen",
  Images: "Bilder",
  "Initial scripts": "Sofort geladene Skripte",
  "On-demand scripts": "Nachgeladene Skripte",
  "Use fewer or smaller images. Images with a lot of detail have larger files.":
    "Verwenden Sie weniger oder kleinere Bilder. Detailreiche Bilder haben größere Dateien.",
  "Use an animation file without embedded images and with fewer shapes.":
    "Verwenden Sie eine Animationsdatei ohne eingebettete Bilder und mit weniger Formen.",
  "Each type of interactive block loads its own script. Use fewer types of interactive blocks on this page.":
    "Jede Art von interaktivem Block lädt ein eigenes Skript. Verwenden Sie auf dieser Seite weniger verschiedene interaktive Blöcke.",
  "On-demand scripts load when a visitor plays, opens or scrolls to a block. Use fewer videos and animations on this page.":
    "Der Browser lädt Skripte nach, wenn Besucher einen Block abspielen, öffnen oder zu ihm scrollen. Verwenden Sie auf dieser Seite weniger Videos und Animationen.",
  Phone: "Smartphone",
  Desktop: "Desktop",
  "The site doesn't respond. Open the preview check to find the cause.":
    "Die Website antwortet nicht. Öffnen Sie „Vorschau prüfen“, um die Ursache zu finden.",
  "The site rejects requests from this studio. Open the preview check to find the cause.":
    "Die Website lehnt Anfragen dieses Studios ab. Öffnen Sie „Vorschau prüfen“, um die Ursache zu finden.",
  "The site can't find this page. Add a title and a slug first.":
    "Die Website findet diese Seite nicht. Fügen Sie zuerst einen Titel und einen Slug hinzu.",
  "Add a language and a slug to see the page weight.":
    "Fügen Sie eine Sprache und einen Slug hinzu, um die Seitengröße zu sehen.",
  "1 image {bytes}": "1 Bild {bytes}",
  "{count} images {bytes}": "{count} Bilder {bytes}",
  "animation {bytes}": "Animation {bytes}",
  "script {bytes}": "Skript {bytes}",
  "on-demand script {bytes}": "nachgeladenes Skript {bytes}",
  "files not measured: {count}": "nicht gemessene Dateien: {count}",
  "{bytes} (maximum: {most})": "{bytes} (Maximum: {most})",
  "The whole page loads in about {seconds} s on a slow mobile connection.":
    "Das Laden der ganzen Seite dauert bei langsamer Mobilfunkverbindung etwa {seconds} s.",
  "Size of the whole page in a window that is 1,440 pixels wide.":
    "Größe der ganzen Seite in einem 1.440 Pixel breiten Fenster.",
  "The studio can measure scripts only if the site runs in production mode. This site runs in development mode.":
    "Das Studio kann Skripte nur dann messen, wenn die Website im Produktionsmodus läuft. Diese Website läuft im Entwicklungsmodus.",
  "Not included: files that every page of the site loads ({bytes}). Browsers cache these files.":
    "Nicht enthalten: Dateien, die jede Seite der Website lädt ({bytes}). Browser speichern diese Dateien zwischen.",
  "By block": "Je Block",
  "This page contains only text.": "Diese Seite enthält nur Text.",
  "Deleted block": "Gelöschter Block",
  "Measuring the page …": "Seite wird gemessen …",
  "Measuring again …": "Wird erneut gemessen …",
};
