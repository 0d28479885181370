/** German texts of fields that several forms share, and of the insert menu's groups. */
export const fieldTexts = {
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
  "One of the languages in the language settings.":
    "Eine der Sprachen aus den Spracheinstellungen.",
  "Language code": "Sprachcode",
  "Add {entry}": "{entry} hinzufügen",
  Code: "Code",
  Heading: "Überschrift",
  Text: "Text",
  Appearance: "Darstellung",
  Visibility: "Sichtbarkeit",
  "Schema version": "Schemaversion",
  Buttons: "Schaltflächen",
  Layout: "Layout",
  Background: "Hintergrund",
  "The theme defines these colors. The text color adapts to the background.":
    "Das Design bestimmt diese Farben. Die Textfarbe passt sich dem Hintergrund an.",
  "Page background": "Seitenhintergrund",
  "Visibility period": "Sichtbarkeitszeitraum",
  "Leave both fields empty to always display the block.":
    "Lassen Sie beide Felder leer, um den Block immer anzuzeigen.",
  "Visible from": "Sichtbar ab",
  "Visible until": "Sichtbar bis",
  Link: "Link",
  "Link text": "Linktext",
  "Say where the link leads: “See prices” rather than “Click here”.":
    "Beschreiben Sie, wohin der Link führt: „Preise ansehen“ statt „Hier klicken“.",
  "A web address such as www.example.org, an email address or a phone number.":
    "Eine Webadresse wie www.example.org, eine E-Mail-Adresse oder eine Telefonnummer.",
  Section: "Abschnitt",
  "Top of the page": "Seitenanfang",
  "A section that no longer exists": "Ein Abschnitt, den es nicht mehr gibt",
  "The section no longer exists on the page, so the link leads to the top of the page.":
    "Den Abschnitt gibt es auf der Seite nicht mehr, daher führt der Link zum Seitenanfang.",
  "Show pages in all languages": "Seiten in allen Sprachen anzeigen",
  "Smaller heading": "Kleinere Überschrift",
  Normal: "Normal",
  "Smallest heading": "Kleinste Überschrift",
  "Bulleted list": "Aufzählungsliste",
  "Numbered list": "Nummerierte Liste",
  Bold: "Fett",
  Italic: "Kursiv",
  "Entrance animation": "Eingangsanimation",
  "The block is animated when it scrolls into view, unless the visitor prefers reduced motion.":
    "Der Block wird animiert, sobald er beim Scrollen sichtbar wird, außer wenn der Besucher reduzierte Bewegung bevorzugt.",
  None: "Keine",
  "More settings": "Weitere Einstellungen",
  "All at once": "Alles auf einmal",
  "One by one": "Nacheinander",
  Introduction: "Einleitung",
  Caption: "Bildunterschrift",
  Width: "Breite",
  "Programming language": "Programmiersprache",
  Source: "Quelle",
  "Uploaded file": "Hochgeladene Datei",
  "Lottie file": "Lottie-Datei",
  "A .json or .lottie file exported from LottieFiles or After Effects.":
    "Eine aus LottieFiles oder After Effects exportierte .json- oder .lottie-Datei.",
  "File URL": "Datei-URL",
} as const;

/** Texts that are the same in German: names, examples of addresses and codes. */
export const sameInGerman = [
  "en",
  "GB",
  "EUR",
  "09:30",
  "18:00",
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
export const fieldNoteTexts = {
  "Without a redirect, links to the old URL {path} lead to an error page.":
    "Ohne Weiterleitung führen Links zur alten URL {path} zu einer Fehlerseite.",
  "Create redirect": "Weiterleitung erstellen",
  "The redirect was not created": "Die Weiterleitung wurde nicht erstellt",
  "Redirects to this page:": "Weiterleitungen auf diese Seite:",
  "The page has no description, so search engines display the site description.":
    "Die Seite hat keine Beschreibung, daher zeigen Suchmaschinen die Beschreibung der Website an.",
  "The title has {title} characters; search engines display about {maxTitle}. The description has {description} characters; search engines display about {maxDescription}.":
    "Der Titel hat {title} Zeichen; Suchmaschinen zeigen etwa {maxTitle} an. Die Beschreibung hat {description} Zeichen; Suchmaschinen zeigen etwa {maxDescription} an.",
  "Choose a language": "Sprache auswählen",
  "{code}: not a site language": "{code}: keine Sprache der Website",
  "Untitled page": "Seite ohne Titel",
  "The video is available.": "Das Video ist verfügbar.",
  "The video was not checked, because the site or the video platform did not respond.":
    "Das Video wurde nicht geprüft, weil die Website oder die Videoplattform nicht geantwortet hat.",
  "The video does not exist or is private, so visitors see an error message. Check the URL and the video's privacy settings.":
    "Das Video existiert nicht oder ist privat, daher sehen Besucher eine Fehlermeldung. Prüfen Sie die URL und die Datenschutzeinstellungen des Videos.",
  "Visitors can't play the video on this site, because the video's settings don't allow embedding. Ask the video's owner to allow embedding.":
    "Besucher können das Video auf dieser Website nicht abspielen, weil die Einstellungen des Videos das Einbetten nicht erlauben. Bitten Sie den Eigentümer des Videos, das Einbetten zu erlauben.",
  "The URL belongs to this site. Select the page instead, or enter only the part of the URL after the domain.":
    "Die URL gehört zu dieser Website. Wählen Sie stattdessen die Seite aus, oder geben Sie nur den Teil der URL nach der Domain ein.",
  "Visitors see the image instead of the animation. {problem}":
    "Besucher sehen das Bild anstelle der Animation. {problem}",
} as const;
