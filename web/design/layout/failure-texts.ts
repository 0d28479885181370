/** Texts of the error page. The browser displays it when the server fails, so i18next is not available. */
export const failureTexts = {
  ar: {
    language: "ar",
    direction: "rtl",
    title: "توقّفت آلة العرض",
    text: "لا نستطيع عرض هذه الصفحة الآن. أعد المحاولة بعد قليل من فضلك.",
    retry: "أعد المحاولة",
    home: "إلى الصفحة الرئيسية",
  },
  de: {
    language: "de",
    direction: "ltr",
    title: "Der Projektor steht still",
    text: "Wir können diese Seite gerade nicht zeigen. Bitte versuchen Sie es gleich noch einmal.",
    retry: "Noch einmal versuchen",
    home: "Zur Startseite",
  },
  en: {
    language: "en",
    direction: "ltr",
    title: "The projector has stopped",
    text: "We can’t show this page just now. Please try again in a moment.",
    retry: "Try again",
    home: "To the home page",
  },
  fr: {
    language: "fr",
    direction: "ltr",
    title: "Le projecteur s’est arrêté",
    text: "Nous ne pouvons pas montrer cette page pour l’instant. Réessayez dans un moment.",
    retry: "Réessayer",
    home: "Retour à l’accueil",
  },
};

/** Returns the error page's texts in the language of a page's address; English if there are none. */
export function failureTextsOf(language: string | undefined) {
  const known = Object.values(failureTexts).find((texts) => texts.language === language);
  return known ?? failureTexts.en;
}
