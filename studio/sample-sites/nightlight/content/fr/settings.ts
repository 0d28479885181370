import { link, links, toAddress, toPage } from "../../../compose/link.ts";

/** Tagline, navigation and footer of the site in French. */
export const siteWords = {
  _type: "siteLanguage",
  language: "fr",
  tagline: "Un festival de courts métrages",
  description: "Cinq courts métrages, quatre nuits de novembre, une salle obscure.",
  menu: links(
    link("Programme", toPage("page-fr-programme")),
    link("La maison", toPage("page-fr-venue")),
    link("À propos", toPage("page-fr-about")),
    link("La petite salle", toPage("page-fr-screening-room")),
  ),
  footerText:
    "Nightlight au Meridian, 9 Tallow Street. Onzième édition. Qui sort le dernier éteint la lampe.",
  footerLinks: links(
    link("Journal", toPage("page-fr-journal")),
    link("Confidentialité", toPage("page-fr-privacy")),
    link("Envoyer un film", toPage("page-fr-about")),
    link("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
  ),
  notFoundHeading: "Ce film n’est pas au programme",
  notFoundText: "La page demandée n’existe pas, ou elle a changé d’adresse.",
};

/** Texts beside the sign-in form in French. */
export const authWords = {
  _type: "authWords",
  language: "fr",
  signInIntro: "Les membres restent assis : le film d’après le dernier film est pour eux.",
  signUpIntro: "Une minute, et rien à payer. Ici non plus, les places n’ont pas de numéro.",
  terms:
    "Nous écrivons aux membres une fois par an, quand le programme est prêt. Partez quand vous voulez.",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "fr",
  heading: "Une question avant le film",
  text: "Les films de la cour sont gardés par YouTube et Vimeo. Pouvons-nous déjà leur demander des images et un lecteur, ou attendons-nous que vous lanciez la lecture ?",
  policyPage: { _type: "reference", _ref: "page-fr-privacy" },
};
