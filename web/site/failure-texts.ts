/** The notice of a page that failed; the browser shows it when the server could not, so it can't ask i18next. */
const failureTexts = {
  en: {
    language: "en",
    title: "The projector has stopped",
    text: "We can't show this page just now. Please try again in a moment.",
    retry: "Try again",
    home: "To the home page",
  },
  de: {
    language: "de",
    title: "Der Projektor steht still",
    text: "Diese Seite lässt sich gerade nicht zeigen. Bitte versuchen Sie es gleich noch einmal.",
    retry: "Noch einmal versuchen",
    home: "Zur Startseite",
  },
};

/** The notice in the language of a page's address; English where there is none. */
export function failureTextsOf(language: string | undefined) {
  return language === "de" ? failureTexts.de : failureTexts.en;
}
