/** German texts at single fields: addresses, videos, animations, SEO. */
export const fieldNoteWords = {
  "Links to the previous URL {path} will lead to an error page.":
    "Links zur bisherigen URL {path} werden zu einer Fehlerseite führen.",
  "Add redirect": "Weiterleitung hinzufügen",
  "The redirect was not created": "Die Weiterleitung wurde nicht erstellt",
  "Redirected from:": "Weitergeleitet von:",
  "The site's description appears here.": "Hier erscheint die Beschreibung der Website.",
  "Title: {title}/{most} characters, description: {description}/{mostOfIt}":
    "Titel: {title}/{most} Zeichen, Beschreibung: {description}/{mostOfIt}",
  "Page without a title": "Seite ohne Titel",
  "Video found": "Video gefunden",
  "The video was not checked, because its host doesn't respond.":
    "Das Video wurde nicht geprüft, weil sein Host nicht antwortet.",
  "There is no public video at this URL, so visitors see an error message. Enter another URL.":
    "Unter dieser URL gibt es kein öffentliches Video; Besucher sehen eine Fehlermeldung. Geben Sie eine andere URL ein.",
  "This video can't be embedded in other sites. Its owner can allow it in the video's privacy settings.":
    "Dieses Video lässt sich nicht in andere Websites einbetten. Die Person, der es gehört, kann das in den Datenschutzeinstellungen des Videos erlauben.",
  "This URL belongs to this site. Select the page instead, or enter only the path.":
    "Diese URL gehört zu dieser Website. Wählen Sie stattdessen die Seite, oder geben Sie nur den Pfad ein.",
  "Visitors see only the image, without the animation. {problem}":
    "Besucher sehen nur das Bild, ohne die Animation. {problem}",
} as const;
