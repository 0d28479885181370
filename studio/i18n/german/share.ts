/** German texts for preview links. */
export const shareWords = {
  "Share a preview": "Vorschau teilen",
  "Close the shared previews": "Geteilte Vorschauen schließen",
  "Whoever has the link sees this page and the whole site with its drafts, as a visitor will see them: without an account, without changing anything. What is behind a sign-in gate stays there.":
    "Wer den Link hat, sieht diese Seite und die ganze Website mit ihren Entwürfen, wie Besucher sie sehen werden: ohne Konto und ohne etwas ändern zu können. Was hinter einer Schranke steht, bleibt dort.",
  "The link ends": "Der Link endet",
  "In an hour": "In einer Stunde",
  "In a day": "In einem Tag",
  "In a week": "In einer Woche",
  "At a time of your own": "Zu einer eigenen Zeit",
  "Day and time, by your clock": "Tag und Zeit, nach Ihrer Uhr",
  "Set a day and a time.": "Geben Sie Tag und Zeit an.",
  "This time is over already.": "Diese Zeit ist schon vorbei.",
  "A link is open for 30 days at the most.": "Ein Link ist höchstens 30 Tage offen.",
  "Make a link": "Link anlegen",
  "The link was not made": "Der Link wurde nicht angelegt",
  "The link was not ended": "Der Link wurde nicht beendet",
  "Copy it now: for safety it is shown only this once.":
    "Kopieren Sie ihn jetzt: Zur Sicherheit wird er nur dieses eine Mal gezeigt.",
  "The link": "Der Link",
  "Copy the link": "Link kopieren",
  Copied: "Kopiert",
  "Links that are open": "Offene Links",
  "None: nobody outside sees a draft.": "Keine: Niemand außerhalb sieht einen Entwurf.",
  "Until {time}": "Bis {time}",
  "made by {name}": "angelegt von {name}",
  "End it now": "Jetzt beenden",
  "End it now: {title}": "Jetzt beenden: {title}",
  "Give the page a language and an address first: then it can be shared.":
    "Geben Sie der Seite zuerst eine Sprache und eine Adresse: Dann lässt sie sich teilen.",
};
