import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, figure, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image } from "../../../compose/showing.ts";
import { quote, stats, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

export const plateHeron = page("es", "plate-heron", {
  title: "Lámina I: Garza real",
  slug: "coleccion/garza-real",
  seo: {
    title: "Lámina I: Garza real · Tidewater",
    description:
      "La garza real que Hester Pell grabó a lo largo de once mañanas de 1871, con sus letras explicadas y lo que el ave comió entretanto.",
    image: picture("heron", "es"),
  },
  listing: {
    date: "2026-06-01T09:00:00Z",
    summary:
      "La garza real que Hester Pell grabó a lo largo de once mañanas de 1871, con sus letras explicadas y lo que el ave comió entretanto.",
    topics: ["topic-tidewater-plates"],
    authors: [],
  },
  blocks: [
    hero("opening", {
      heading: "Lámina I: Garza real",
      text: "Ardea cinerea. Grabado en cobre, 38\u00a0×\u00a030\u00a0cm, 1871. Del natural, en once mañanas.",
      actions: links(link("Todas las láminas", toPage("page-tidewater-es-collection"))),
      poster: picture("heron", "es"),
      phonePoster: pictureCut("heronPhone"),
      layout: "split",
      tone: "default",
    }),
    text("letters", {
      heading: "Las letras",
      layout: "aside",
      body: rich(
        p(
          strong("a"),
          " El pico: unas pinzas de once centímetros que se cierran en una vigésima de segundo.",
        ),
        p(
          strong("b"),
          " El penacho: dos plumas que luce desde febrero y pierde antes de septiembre.",
        ),
        p(
          strong("c"),
          " Las plumas de vuelo. Dos metros de punta a punta y, según sus notas, jamás mojadas.",
        ),
        p(
          strong("d"),
          " El tarso. Lo que parece la rodilla es el tobillo. La rodilla está puertas adentro.",
        ),
      ),
    }),
    text("drawing", {
      heading: "Once mañanas",
      body: rich(
        p(
          "El ave se plantaba en la boca del caño de la Aduana desde la primera hora del reflujo hasta que no quedaba en qué plantarse. Pell se plantaba en el muelle. Ninguna de las dos, dice el diario, ",
          em("dio a la otra motivo para marcharse"),
          ".",
        ),
        p(
          "Dibujó primero las patas, porque no se movían; después el cuerpo, por lo mismo. La cabeza le llevó nueve días. En cada apunte está en otro sitio: siempre, un instante después de que ella bajara la vista.",
        ),
        figure(
          picture("estuary", "es"),
          "wide",
          "La misma ave en el mismo lugar, grabada en 1882. Para entonces ya era otra.",
        ),
        h3("Cómo se hace la sombra"),
        p(
          "En la lámina no hay gris. Cada tono es una línea que engorda y adelgaza según se apoye el buril: a lo largo de las plumas, alrededor del cuello, de lado a lado de las patas. Donde la sombra es honda, un segundo haz cruza el primero. En la coronilla apretó tanto que hubo que aplanar el cobre a martillazos por el reverso.",
        ),
        h3("Lo que comió"),
        p(
          "Contado por Pell, con la hora: cuarenta y un gobios, diecinueve cangrejos y seis anguilas, una de las cuales tardó un cuarto de hora y salió por donde había entrado; una rata de agua y, la última mañana, un guante.",
        ),
        figure(
          picture("eel", "es"),
          "reading",
          "Lám. V, esbozada esa misma tarde. Anotó: «Se lo debía a la anguila».",
        ),
        p(
          "El guante apareció en octubre y está en la ",
          linked("sala 3", toPage("page-tidewater-es-collection")),
          ", en el cajón que hay bajo la lámina.",
        ),
      ),
    }),
    quote("diary", {
      words: "No es paciente. Está ocupada, a una velocidad que no alcanzo a ver.",
      name: "Hester Pell",
      role: "diario, 9 de mayo de 1871",
    }),
    stats("heron", {
      heading: "La especie, medida",
      figures: [
        ["1,8 m", "de envergadura media"],
        ["1,5 kg", "de peso; el resto del ave es postura"],
        ["64", "parejas en la colonia del Eyot en 2026"],
        ["35 años", "el ave anillada más vieja que se conoce"],
      ],
    }),
    columns("neighbours", {
      start: [
        image("crab-picture", {
          enlargeable: true,
          picture: picture("crab", "es"),
          caption: "Lám. II. Cangrejo común: diecinueve en once mañanas.",
        }),
      ],
      end: [
        image("eelgrass-picture", {
          enlargeable: true,
          picture: picture("eelgrass", "es"),
          caption: "Lám. III. La seba, entre la que los gobios se creían a salvo.",
        }),
      ],
    }),
    gallery("next-plates", {
      heading: "Láminas vecinas",
      tone: "default",
      pictures: [
        [picture("oyster", "es"), "Lám. IV. Ostra plana, 1873."],
        [picture("eggs", "es"), "Lám. VI. Huevos, 1876."],
        [picture("section", "es"), "Lám. VII. El fango, 1879."],
      ],
    }),
  ],
});
