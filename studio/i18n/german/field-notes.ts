/** German texts at single fields: addresses, videos, animations, SEO. */
export const fieldNoteWords = {
  "Old links to {path} no longer work.": "Alte Links zu {path} funktionieren nicht mehr.",
  "Create redirect": "Weiterleitung erstellen",
  "The redirect could not be created": "Die Weiterleitung konnte nicht erstellt werden",
  "Redirects to this page:": "Weiterleitungen auf diese Seite:",
  "The site description is displayed here.": "Hier erscheint die Beschreibung der Website.",
  "Title: {title} of about {most} characters, description: {description} of about {mostOfIt}":
    "Titel: {title} von etwa {most} Zeichen, Beschreibung: {description} von etwa {mostOfIt}",
  "Untitled page": "Seite ohne Titel",
  "The video is available.": "Das Video ist verfügbar.",
  "Vimeo or YouTube could not be reached, so the video was not checked.":
    "Vimeo oder YouTube war nicht erreichbar, daher wurde das Video nicht geprüft.",
  "The video does not exist or is private: visitors see an error message.":
    "Das Video existiert nicht oder ist privat: Besucher sehen eine Fehlermeldung.",
  "The video cannot be embedded: ask its owner to allow embedding in its privacy settings.":
    "Das Video lässt sich nicht einbetten: Bitten Sie den Eigentümer, das Einbetten in den Datenschutzeinstellungen zu erlauben.",
  "This URL is on this site: select the page instead, or enter only the path.":
    "Diese URL gehört zu dieser Website: Wählen Sie stattdessen die Seite aus, oder geben Sie nur den Pfad ein.",
  "Visitors see only the image. {problem}": "Besucher sehen nur das Bild. {problem}",
} as const;
