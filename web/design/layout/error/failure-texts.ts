import { sameScriptIn } from "../../../i18n/language-tags.ts";

/**
 * Texts of the error page that the browser displays when the server fails. The interface texts are
 * not available then, because the server translates them.
 */
export const failureTexts = {
  ar: {
    language: "ar",
    direction: "rtl",
    title: "الصفحة غير متاحة",
    text: "لا يمكننا عرض هذه الصفحة الآن. يُرجى إعادة المحاولة بعد قليل.",
    retry: "إعادة المحاولة",
    home: "الانتقال إلى الرئيسية",
  },
  de: {
    language: "de",
    direction: "ltr",
    title: "Seite nicht verfügbar",
    text: "Wir können diese Seite gerade nicht anzeigen. Bitte versuchen Sie es gleich erneut.",
    retry: "Erneut versuchen",
    home: "Zur Startseite",
  },
  en: {
    language: "en",
    direction: "ltr",
    title: "Page not available",
    text: "We can’t show this page right now. Please try again in a moment.",
    retry: "Try again",
    home: "Go to home page",
  },
  es: {
    language: "es",
    direction: "ltr",
    title: "Página no disponible",
    text: "Ahora mismo no podemos mostrar esta página. Inténtalo de nuevo dentro de un momento.",
    retry: "Volver a intentarlo",
    home: "Ir a la página de inicio",
  },
  fr: {
    language: "fr",
    direction: "ltr",
    title: "Page indisponible",
    text: "Nous ne pouvons pas afficher cette page pour le moment. Veuillez réessayer dans un instant.",
    retry: "Réessayer",
    home: "Retour à l’accueil",
  },
  ja: {
    language: "ja",
    direction: "ltr",
    title: "ページを表示できません",
    text: "現在、このページを表示できません。しばらくしてからもう一度お試しください。",
    retry: "再試行",
    home: "トップページへ",
  },
};

/** Returns the error page's texts in the language of a page's address; English if that language has none. */
export function failureTextsOf(language: string | undefined) {
  const texts = Object.values(failureTexts);
  const found = sameScriptIn(
    language ?? "",
    texts.map((each) => each.language),
  );
  return texts.find((each) => each.language === found) ?? failureTexts.en;
}
