import { callToAction } from "../../../compose/asking.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, p, rich } from "../../../compose/rich-text.ts";
import { gallery, image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

export const collection = page("es", "collection", {
  title: "Colección",
  slug: "coleccion",
  seo: {
    title: "La colección: láminas del estuario · Tidewater",
    description:
      "Once láminas grabadas por Hester Pell con los animales, las plantas y los instrumentos del estuario del Orle, en el orden en que las dibujó.",
    image: picture("eggs", "es"),
  },
  blocks: [
    hero("opening", {
      heading: "Once láminas, en el orden en que las dibujó",
      text: "Hester Pell grabó lo que traían las redes, a tamaño natural cuando el cobre lo permitía.",
      poster: picture("eelgrass", "es"),
      layout: "split",
      tone: "default",
    }),
    text("reading", {
      heading: "Cómo se lee una lámina",
      layout: "aside",
      body: rich(
        p(
          "Arriba va el número; al pie, el nombre en latín. Las letras pequeñas señalan las partes y se explican junto a la lámina, nunca en ella.",
        ),
        p(
          "El único toque coral lo añadió a mano la propia Pell, en cada estampa. Nunca dijo por qué. Ayuda a encontrar la lámina en el cajón.",
        ),
      ),
    }),
    gallery("wall", {
      heading: "Las láminas",
      layout: "wall",
      tone: "default",
      pictures: [
        [
          picture("heron", "es"),
          "Lám. I. Garza real. a, pico; b, penacho; c, plumas de vuelo; d, tarso.",
        ],
        [
          picture("crab", "es"),
          "Lám. II. Cangrejo común, macho. a, pinza; b, último diente del caparazón; c, línea por la que se abrirá; d, pata marchadora.",
        ],
        [
          picture("eelgrass", "es"),
          "Lám. III. Seba. a, rizoma; b, vaina; c, raicillas. Con dos caracoles que la pastan.",
        ],
        [
          picture("oyster", "es"),
          "Lám. IV. Ostra plana. 1, valva izquierda, por fuera; 2, valva derecha, por dentro, con una perla.",
        ],
        [
          picture("eel", "es"),
          "Lám. V. Anguila europea. a, aleta pectoral; b, aleta dorsal; c, tres angulas recién llegadas.",
        ],
        [
          picture("eggs", "es"),
          "Lám. VI. Huevos de cinco limícolas y un charrán. Todos volvieron a su nido; el último, con dificultad.",
        ],
        [
          picture("section", "es"),
          "Lám. VII. El fango. a, arenícola; b, berberecho; c, nereido; d, navaja; e, telina; f, anfípodos.",
        ],
        [
          picture("clock", "es"),
          "Lám. VIII. El reloj de mareas de la sala 1, una hora y tres cuartos después de la pleamar.",
        ],
        [
          picture("chart", "es"),
          "Lám. IX. El estuario, levantado a pie por Pell y su hermana en dos inviernos.",
        ],
        [
          picture("springTide", "es"),
          "Lám. X. Por qué la marea es a veces grande. La Luna está corregida.",
        ],
        [picture("museum", "es"), "Lám. XI. La Aduana. El bote era suyo."],
      ],
    }),
    image("mud", {
      enlargeable: true,
      picture: picture("section", "es"),
      caption:
        "La lámina VII es la que más retiene al público. Un metro cuadrado de ese fango alimenta a un zarapito un día entero.",
      width: "full",
    }),
    featureGrid("rooms", {
      heading: "Dónde están colgadas",
      intro: "Las salas siguen la marea, del río al mar.",
      layout: "steps",
      motion: "arrive",
      features: [
        {
          title: "Sala 1. El tiempo",
          text: "El reloj de mareas, los almanaques y la campana que avisó a los barcos hasta 1951.",
        },
        {
          title: "Sala 2. El fango",
          text: "La lámina VII a seis veces su tamaño, con cajones a la altura de un niño. Ábralos.",
        },
        {
          title: "Sala 3. Plumas y conchas",
          text: "Las láminas I a VI y los cobres con que se estamparon.",
        },
        { title: "Sala 4. El agua", text: "Una ventana. Da al oeste y tiene un banco." },
      ],
    }),
    text("copper", {
      layout: "statement",
      tone: "secondary",
      body: rich(
        p(
          "En 1904 se encargó una duodécima lámina. El cobre está aquí, pulido y ",
          em("en blanco"),
          ".",
        ),
      ),
    }),
    callToAction("first-plate", {
      heading: "Empiece por la garza",
      text: "La primera lámina, con sus letras explicadas y lo que el ave comió mientras la dibujaban.",
      actions: links(link("Leer la lámina I", toPage("page-tidewater-es-plate-heron"))),
      picture: picture("heron", "es"),
      tone: "default",
    }),
  ],
});
