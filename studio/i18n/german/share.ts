export const shareTexts = {
  "Share preview": "Vorschau teilen",
  "Close share preview panel": "Bereich „Vorschau teilen“ schließen",
  "Anyone with the link can view the site, including drafts, without an account. Members-only content stays hidden.":
    "Wer den Link hat, kann die Website ohne Konto ansehen, einschließlich der Entwürfe. Inhalte für Mitglieder bleiben verborgen.",
  Expires: "Läuft ab",
  "In an hour": "In einer Stunde",
  "In a day": "In einem Tag",
  "In a week": "In einer Woche",
  "Custom date": "Eigenes Datum",
  "Date and time ({zone})": "Datum und Uhrzeit ({zone})",
  "This time does not exist, because the clocks go forward: enter a later time.":
    "Diese Uhrzeit gibt es nicht, weil die Uhren vorgestellt werden: Geben Sie eine spätere Uhrzeit ein.",
  "{typed} does not exist on this day in the time zone {zone}, because the clocks go forward. The time is now {used}.":
    "{typed} Uhr gibt es an diesem Tag in der Zeitzone {zone} nicht, weil die Uhren vorgestellt werden. Die Uhrzeit ist jetzt {used}.",
  "{time} occurs twice on this day in the time zone {zone}, because the clocks go back. Which one do you mean?":
    "{time} Uhr gibt es an diesem Tag in der Zeitzone {zone} zweimal, weil die Uhren zurückgestellt werden. Welche Uhrzeit meinen Sie?",
  "First (UTC{offset})": "Die erste (UTC{offset})",
  "Second (UTC{offset})": "Die zweite (UTC{offset})",
  "Enter a date and time.": "Geben Sie Datum und Uhrzeit ein.",
  "The date and time are in the past.": "Datum und Uhrzeit liegen in der Vergangenheit.",
  "A preview link can be valid for 30 days at most.":
    "Ein Vorschaulink ist höchstens 30 Tage gültig.",
  "Create link": "Link erstellen",
  "The link was not created": "Der Link wurde nicht erstellt",
  "The link was not revoked": "Der Link wurde nicht widerrufen",
  "Copy the link now. For security reasons, the studio displays the link only once.":
    "Kopieren Sie den Link jetzt. Aus Sicherheitsgründen zeigt das Studio den Link nur einmal an.",
  "Preview link": "Vorschaulink",
  "Copy link": "Link kopieren",
  Copied: "Kopiert",
  "Active links": "Aktive Links",
  "No active links": "Keine aktiven Links",
  "Your role doesn't allow you to create or revoke preview links.":
    "Ihre Rolle erlaubt nicht, Vorschau-Links zu erstellen oder zu widerrufen.",
  "Expires {time}": "Gültig bis {time}",
  "created by {name}": "erstellt von {name}",
  Revoke: "Widerrufen",
  "Revoke: {title}": "Widerrufen: {title}",
  "Add a language and a slug to share this page.":
    "Fügen Sie eine Sprache und einen Slug hinzu, um diese Seite zu teilen.",
};
