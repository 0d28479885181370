import { gate } from "../../../compose/containers.ts";
import { toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, figure, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

/** The Friends’ library in Spanish, with its reading room behind a sign-in gate. */
export const friends = page("es", "friends", {
  title: "Biblioteca de Amigos",
  slug: "biblioteca-de-amigos",
  seo: {
    title: "La biblioteca de Amigos · Tidewater",
    description:
      "Para los Amigos de Tidewater: el último cuaderno de Hester Pell, pruebas antes de letra y la lista de préstamo. Hacerse Amigo es gratis.",
    image: picture("oyster", "es"),
  },
  blocks: [
    hero("opening", {
      heading: "Una biblioteca de un solo tema",
      text: "Novecientos libros sobre dónde acaba un río. Para los Amigos, que puede ser cualquiera, sin coste.",
      poster: picture("oyster", "es"),
      phonePoster: pictureCut("oysterPhone"),
      layout: "split",
      tone: "default",
    }),
    gate("reading-room", {
      heading: "La sala de lectura",
      promise:
        "El último cuaderno de Pell, tres pruebas que nunca se publicaron y la lista de préstamo del trimestre.",
      buttonLabel: "Iniciar sesión y leer",
      tone: "secondary",
      teaser: [
        text("reading-room-teaser", {
          layout: "statement",
          tone: "secondary",
          body: rich(
            p(
              "El último cuaderno empieza con la lista de lo que pensaba dibujar después. Hay once líneas tachadas.",
            ),
          ),
        }),
      ],
      blocks: [
        text("notebook", {
          heading: "La duodécima línea",
          body: rich(
            p("La duodécima línea de la lista dice: el agua misma."),
            p(
              "Encargó el cobre en marzo de 1904 y lo pulió durante dos meses. El cuaderno guarda cuarenta páginas de tanteos: el mismo metro del Orle, desde el tercer escalón, en todos los estados de la marea. En la última escribió ",
              em("está todo en medio"),
              ", y la fecha, y volvió a la oficina de correos.",
            ),
            figure(
              picture("lowWater", "es"),
              "full",
              "Prueba de un tanteo, 1904. Se reproduce solo para los Amigos.",
            ),
            h3("Por qué está en blanco"),
            p(
              "Solíamos decir que se rindió. Ada Fenwick, que ha tenido la plancha en las manos más que nadie, cree que está terminada. Inclínela, que los jueves se puede, y ahí están la ventana, el muelle y la marea que baja.",
            ),
          ),
        }),
        gallery("proofs", {
          heading: "Pruebas antes de letra",
          tone: "default",
          pictures: [
            [
              picture("chart", "es"),
              "Lám. IX, segundo estado. El Eyot está donde estuvo hasta 1912.",
            ],
            [
              picture("springTide", "es"),
              "Lám. X, primer estado. Tiró seis estampas y en todas corrigió la Luna.",
            ],
            [
              picture("eel", "es"),
              "Lám. V, con una nota a lápiz para el estampador: «más mojada».",
            ],
          ],
        }),
        featureGrid("borrowing", {
          heading: "De vuelta al estante este trimestre",
          intro: "Seis semanas, por correo o en el mostrador. Escriba con la signatura.",
          layout: "steps",
          motion: "arrive",
          features: [
            {
              title: "Tide tables for a river that moved",
              text: "J. Okafor, 1962. Signatura T 14. El desplegable del final vuelve a estar completo.",
            },
            {
              title: "Guía de la orilla para cocineras",
              text: "R. Vidal, 2019. Signatura C 2. Tres ejemplares, todos manchados; pida el menos.",
            },
            {
              title: "The eel question",
              text: "Anónimo, 1888. Signatura E 1. Cuatrocientas páginas. No se resuelve.",
            },
          ],
        }),
      ],
    }),
    text("friendship", {
      heading: "Qué es ser Amigo",
      layout: "aside",
      body: rich(
        p(
          strong("Entrada libre, seis libros a la vez"),
          " y una carta en cada equinoccio y cada solsticio.",
        ),
        p(
          "Usted nos da un nombre y una dirección. Lo que guardamos, y cuánto tiempo, está en ",
          linked("una página", toPage("page-tidewater-es-privacy")),
          ".",
        ),
      ),
    }),
  ],
});
