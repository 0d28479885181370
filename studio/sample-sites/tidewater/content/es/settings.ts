import { link, links, toAddress, toPage } from "../../../compose/link.ts";

/** Tagline, navigation and footer of the site in Spanish. */
export const siteWords = {
  _type: "siteLanguage",
  language: "es",
  tagline: "Museo del Estuario",
  description: "Un museo pequeño con muchísimo fango, en la desembocadura del Orle.",
  menu: links(
    link("Visita", toPage("page-tidewater-es-visit")),
    link("Colección", toPage("page-tidewater-es-collection")),
    link("Cuaderno de campo", toPage("page-tidewater-es-field-notes")),
    link("Escuelas", toPage("page-tidewater-es-schools")),
    link("Biblioteca de Amigos", toPage("page-tidewater-es-friends")),
  ),
  footerText:
    "Tidewater, Museo del Estuario. La Aduana, Quay Street, Orlemouth. De martes a domingo, de diez a cinco, haga la marea lo que haga.",
  footerLinks: links(
    link("Horarios y entradas", toPage("page-tidewater-es-visit")),
    link("Privacidad", toPage("page-tidewater-es-privacy")),
    link("desk@tidewater.example", toAddress("mailto:desk@tidewater.example")),
  ),
};

/** Texts beside the sign-in form in Spanish. */
export const authWords = {
  _type: "authWords",
  language: "es",
  signInIntro: "La biblioteca de Amigos está en la primera planta, y aquí.",
  signUpIntro:
    "Hacerse Amigo lleva un minuto y no cuesta nada. El préstamo es gratuito; solo pedimos manos limpias.",
  terms: "Escribimos a los Amigos cuatro veces al año: en los equinoccios y en los solsticios.",
};

export const consentNotice = {
  _type: "consentNotice",
  language: "es",
  heading: "Antes de pasar",
  text: "La película de los días de lluvia la guarda YouTube, no nosotros. ¿Puede la página pedírsela ya, o espera a que usted pulse el botón de reproducir?",
  policyPage: { _type: "reference", _ref: "page-tidewater-es-privacy" },
};
