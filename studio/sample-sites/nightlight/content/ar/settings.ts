import { link, links, toAddress, toPage } from "../../../compose/link.ts";

/** Tagline, navigation and footer of the site in Arabic. */
export const siteWords = {
  _type: "siteLanguage",
  language: "ar",
  tagline: "مهرجان للأفلام القصيرة",
  description: "خمسة أفلام قصيرة، أربع ليالٍ في نوفمبر، دار مظلمة واحدة.",
  menu: links(
    link("البرنامج", toPage("page-ar-programme")),
    link("الدار", toPage("page-ar-venue")),
    link("من نحن", toPage("page-ar-about")),
    link("صالة الأعضاء", toPage("page-ar-screening-room")),
  ),
  footerText: "نايتلايت في ميريديان، ٩ شارع تالو. للمرة الحادية عشرة. من يخرج آخرًا فليُطفئ المصباح.",
  footerLinks: links(
    link("دفتر المهرجان", toPage("page-ar-journal")),
    link("الخصوصية", toPage("page-ar-privacy")),
    link("أرسل إلينا فيلمًا", toPage("page-ar-about")),
    link("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
  ),
  notFoundHeading: "هذا الفيلم ليس في البرنامج",
  notFoundText: "الصفحة التي طلبتها غير موجودة أو نُقلت.",
};

/** Texts beside the sign-in form in Arabic. */
export const authWords = {
  _type: "authWords",
  language: "ar",
  signInIntro: "يبقى الأعضاء في مقاعدهم: الفيلم الذي بعد آخر فيلم لهم.",
  signUpIntro: "لا يستغرق الأمر سوى دقيقة، وهو مجاني. والمقاعد هنا أيضًا بلا أرقام.",
  terms: "نكتب إلى الأعضاء مرة في السنة، حين يصدر البرنامج. ولك أن تغادر متى شئت.",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "ar",
  heading: "سؤال واحد قبل الفيلم",
  text: "أفلام الفناء محفوظة لدى YouTube وVimeo. هل نطلب منهما الصور والمشغّل الآن، أم ننتظر حتى تضغط زر التشغيل؟",
  policyPage: { _type: "reference", _ref: "page-ar-privacy" },
};
