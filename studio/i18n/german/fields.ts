/** German texts of fields that several forms share, and of the insert menu's groups. */
export const fieldWords = {
  Title: "Titel",
  URL: "URL",
  Slug: "Slug",
  Language: "Sprache",
  Media: "Medien",
  Interactive: "Interaktiv",
  Image: "Bild",
  "Link target": "Linkziel",
  Target: "Ziel",
  "Page on this site": "Seite dieser Website",
  "Other URL": "Andere URL",
  Name: "Name",
  "A code from the language settings, such as en or de.":
    "Ein Code aus den Spracheinstellungen, etwa en oder de.",
  "Language code": "Sprachcode",
  Code: "Code",
  Heading: "Überschrift",
  Text: "Text",
  Appearance: "Darstellung",
  Visibility: "Sichtbarkeit",
  "Schema version": "Schemaversion",
  Buttons: "Schaltflächen",
  Layout: "Layout",
  Background: "Hintergrund",
  "The text color adapts to the background.": "Die Textfarbe passt sich dem Hintergrund an.",
  "Page background": "Seitenhintergrund",
  Black: "Schwarz",
  Red: "Rot",
  Yellow: "Gelb",
  Green: "Grün",
  "Visibility period": "Sichtbarkeitszeitraum",
  "In your computer's time zone; without dates, the block is always visible.":
    "In der Zeitzone Ihres Computers; ohne Angaben ist der Block immer sichtbar.",
  "Visible from": "Sichtbar ab",
  "Visible until": "Sichtbar bis",
  Link: "Link",
  "Link text": "Linktext",
  "Name the target: “See prices” rather than “Click here”.":
    "Benennen Sie das Ziel: „Preise ansehen“ statt „Hier klicken“.",
  "A full URL, such as https://example.org, mailto:info@example.org or tel:+441234567890.":
    "Eine vollständige URL, etwa https://example.org, mailto:info@example.org oder tel:+49301234567.",
  "Smaller heading": "Kleinere Überschrift",
  Normal: "Normal",
  "Smallest heading": "Kleinste Überschrift",
  "Bulleted list": "Aufzählungsliste",
  "Numbered list": "Nummerierte Liste",
  Strong: "Fett",
  Italic: "Kursiv",
  "Entrance animation": "Einblendung",
  "Plays when the block scrolls into view, unless the visitor prefers reduced motion.":
    "Läuft, wenn der Block ins Bild scrollt, außer bei Besuchern, die reduzierte Bewegung bevorzugen.",
  None: "Keine",
  "All at once": "Alles zusammen",
  "One by one": "Nacheinander",
  Introduction: "Einleitung",
  Caption: "Bildunterschrift",
  Width: "Breite",
  "Programming language": "Programmiersprache",
  Source: "Quelle",
  "Uploaded file": "Hochgeladene Datei",
  "Lottie file": "Lottie-Datei",
  "A .json file exported from LottieFiles or After Effects.":
    "Eine .json-Datei, exportiert aus LottieFiles oder After Effects.",
  "File URL": "Datei-URL",
} as const;

/** Texts that are the same in German: names, examples of addresses and codes. */
export const sameInGerman = [
  "en",
  "https://…",
  "https://…/animation.json",
  "/en/old-page",
  "Google",
  "Apple",
  "GitHub",
  "Microsoft",
  "Facebook",
  "https://api.example.org/session",
  "Google Tag Manager",
  "GTM-XXXXXXX",
  "https://vimeo.com/76979871",
  "Europe/Berlin",
  "19:30",
  "21:00",
] as const;

/** German texts for individual fields: URLs, videos, animations and SEO. */
export const fieldNoteWords = {
  "Old links to {path} no longer work.": "Alte Links zu {path} funktionieren nicht mehr.",
  "Create redirect": "Weiterleitung erstellen",
  "The redirect could not be created": "Die Weiterleitung konnte nicht erstellt werden",
  "Redirects to this page:": "Weiterleitungen auf diese Seite:",
  "The site description is displayed here.": "Hier erscheint die Beschreibung der Website.",
  "Title: {title} of about {maxTitle} characters. Description: {description} of about {maxDescription} characters.":
    "Titel: {title} von etwa {maxTitle} Zeichen. Beschreibung: {description} von etwa {maxDescription} Zeichen.",
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
