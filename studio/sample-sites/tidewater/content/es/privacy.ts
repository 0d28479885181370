import { toAddress } from "../../../compose/link.ts";
import { bullet, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

export const privacy = page("es", "privacy", {
  title: "Privacidad",
  slug: "privacidad",
  seo: {
    title: "Privacidad · Tidewater",
    description:
      "Lo que la web del museo anota sobre usted, durante cuánto tiempo y cómo hacer que se borre.",
    image: picture("estuary", "es"),
  },
  blocks: [
    text("notice", {
      heading: "Lo que anotamos de los visitantes",
      body: rich(
        p(
          "El museo lleva registro de aves, no de personas. Esta página recoge las excepciones. Si alguna frase no se entiende, escriba a ",
          linked("desk@tidewater.example", toAddress("mailto:desk@tidewater.example")),
          ": le responderemos y la corregiremos.",
        ),
        h3("Si solo mira"),
        p(
          "No se guarda más que su respuesta a la pregunta del pie de la página, en una cookie nuestra, durante seis meses. Ninguna otra empresa se entera de que ha estado aquí.",
        ),
        h3("Si pone la película"),
        p(
          "La película de los días de lluvia la guarda YouTube. La página no le pide nada hasta que usted pulsa reproducir o ha permitido los contenidos multimedia. Desde ese momento, YouTube conoce su dirección y lo que ha visto. Usamos su dirección sin cookies.",
        ),
        h3("Si se hace Amigo"),
        bullet(
          strong("Guardamos"),
          " su correo electrónico, un nombre si lo da y una forma de su contraseña que nadie puede leer.",
        ),
        bullet(
          strong("Los usamos"),
          " para abrirle la biblioteca y para escribirle en los equinoccios y los solsticios.",
        ),
        bullet(
          strong("Los borramos"),
          " el día que lo pida, o a los dos años de su última visita.",
        ),
        h3("Sus derechos"),
        p(
          "Puede ver lo que tenemos, corregirlo, llevárselo o hacer que se borre, sin dar razones. También puede reclamar ante la autoridad de protección de datos del lugar donde vive.",
        ),
        p("Responsable: Tidewater, Museo del Estuario, La Aduana, Quay Street, Orlemouth."),
      ),
    }),
  ],
});
