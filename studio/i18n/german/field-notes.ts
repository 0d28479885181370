/** German texts at single fields: addresses, videos, animations, SEO. */
export const fieldNoteWords = {
  "Links elsewhere still lead to {path}, where visitors will find nothing.":
    "Links anderswo führen noch zu {path}, und dort finden Besucher nichts mehr.",
  "Redirect the old address": "Alte Adresse weiterleiten",
  "The redirect was not made": "Die Weiterleitung wurde nicht angelegt",
  "Redirected here:": "Hierher weitergeleitet:",
  "The site’s own description stands here.": "Hier steht die Beschreibung der Website.",
  "Title {title} of about {most} characters, description {description} of about {mostOfIt}":
    "Titel {title} von etwa {most} Zeichen, Beschreibung {description} von etwa {mostOfIt}",
  "Page without a title": "Seite ohne Titel",
  "The film is there.": "Der Film ist da.",
  "The film's host could not be asked just now. The film may be fine all the same.":
    "Der Anbieter des Films war gerade nicht zu erreichen. Der Film kann trotzdem in Ordnung sein.",
  "There is no film at this address, or it is private. Visitors will be told that it is gone.":
    "Unter dieser Adresse gibt es keinen Film, oder er ist privat. Besucher erfahren, dass er fort ist.",
  "The film's host does not let other sites show it. Its owner can allow it in the film's privacy settings.":
    "Der Anbieter lässt nicht zu, dass andere Websites diesen Film zeigen. Sein Besitzer kann es in den Einstellungen zur Privatsphäre des Films erlauben.",
  "This is an address of this site. Choose the page instead, so that it may move; for anything else write what stands after the site's name.":
    "Das ist eine Adresse dieser Website. Wählen Sie stattdessen die Seite, damit sie umziehen kann; für alles andere geben Sie an, was nach dem Namen der Website steht.",
  "Visitors will see the picture alone. {problem}": "Besucher sehen nur das Bild. {problem}",
} as const;
