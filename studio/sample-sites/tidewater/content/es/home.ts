import { countdown } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { announcement, hero } from "../../../compose/opening.ts";
import { em, linked, p, rich } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, quote, stats, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

export const home = page("es", "home", {
  title: "Tidewater",
  slug: "index",
  seo: {
    title: "Tidewater · Museo del Estuario",
    description:
      "Un museo pequeño en la desembocadura del Orle: láminas grabadas, un reloj de mareas y cuarenta centímetros de fango con todo lo que vive dentro.",
    image: picture("estuary", "es"),
  },
  blocks: [
    hero("opening", {
      heading: "Dos veces al día, el mar devuelve lo prestado",
      text: "Tidewater es el museo de un solo estuario, el del Orle, y de cuantos viven en él. La mayoría son gusanos.",
      actions: links(
        link("Preparar la visita", toPage("page-tidewater-es-visit")),
        link("Ver las láminas", toPage("page-tidewater-es-collection")),
      ),
      poster: picture("estuary", "es"),
      phonePoster: pictureCut("estuaryPhone"),
      layout: "split",
      tone: "default",
    }),
    announcement("walks", {
      label: "Marzo",
      text: "Dos paseos guiados con las mareas más bajas del año. Doce plazas por paseo; las botas las ponemos nosotros.",
      link: link("Fechas y horas", toPage("page-tidewater-es-visit")),
      tone: "default",
    }),
    text("label", {
      layout: "statement",
      body: rich(
        p(
          "Un estuario es un lugar que existe ",
          em("a ratos"),
          ". Nosotros ponemos etiqueta a lo que hay, y a las horas en que lo hay.",
        ),
      ),
    }),
    featureGrid("plates", {
      heading: "Algunas láminas",
      intro:
        "Entre 1871 y 1904 la Aduana tuvo en nómina a una grabadora, Hester Pell, para dibujar cuanto saliera en las redes. Nadie le dijo que parara.",
      motion: "arrive",
      features: [
        {
          title: "Garza real",
          text: "Pasa horas de pie. La han tomado por un poste personas que deberían distinguirla.",
          picture: picture("heronDetail", "es"),
          link: link("Leer la lámina", toPage("page-tidewater-es-plate-heron")),
        },
        {
          title: "Cangrejo común",
          text: "Verde o anaranjado, y siempre de lado. Cinco dientes a cada lado del caparazón: cuéntelos.",
          picture: picture("crab", "es"),
        },
        {
          title: "Seba",
          text: "No es un alga. Florece bajo el agua una vez al año, sin avisar a nadie.",
          picture: picture("eelgrass", "es"),
        },
        {
          title: "Ostra plana",
          text: "Cambia de sexo; hay veranos en que dos veces. La perla de la lámina existió, y se devolvió.",
          picture: picture("oyster", "es"),
        },
      ],
    }),
    image("low-water", {
      enlargeable: true,
      picture: picture("lowWater", "es"),
      caption:
        "El Long Flat en bajamar, desde la escalinata del museo. En marzo se cruza a pie, con guía.",
      credit: "Hester Pell, 1882",
      width: "full",
    }),
    stats("estuary", {
      heading: "El Orle, en cifras",
      figures: [
        ["6,4 m", "entre la pleamar y la bajamar, en mareas vivas"],
        ["1140 ha", "de fango, dos veces al día"],
        ["23\u00a0000", "aves limícolas en un recuento de enero"],
        ["1", "puente. Lo lamenta desde 1938"],
      ],
    }),
    quote("visitor", {
      words: "Pregunté dónde acababa el fango. Ella miró el reloj.",
      name: "Del libro de visitas",
      role: "12 de octubre, a lápiz",
    }),
    countdown("spring-tide", {
      heading: "Hasta la bajamar más baja del año",
      text: "El 24 de marzo el mar se retira más que ningún otro día, y vuelve al paso de una persona. Quédese cerca del guía.",
      moment: "2027-03-24T13:06:00.000Z",
      begun: "La marea ha cambiado. Si lee esto en el Long Flat, camine hacia el norte.",
      actions: links(link("Apuntarse al paseo", toPage("page-tidewater-es-visit"))),
      tone: "default",
    }),
    columns("spring", {
      split: "endWide",
      start: [
        text("spring-text", {
          heading: "Por qué ese día",
          body: rich(
            p(
              "Cerca del equinoccio, el Sol, la Luna y la Tierra quedan casi en línea y tiran a la vez. Dos días después, porque el agua pesa y se toma su tiempo, la marea alcanza su máximo y su mínimo.",
            ),
            p(
              linked("El reloj de mareas", toPage("page-tidewater-es-field-notes")),
              " lo viene marcando sin errores desde 1889, salvo una vez, que era sábado.",
            ),
          ),
        }),
      ],
      end: [
        image("spring-picture", {
          enlargeable: true,
          picture: picture("springTide", "es"),
          caption: "1, marea viva. 2, marea muerta. a y b, el agua, muy exagerada.",
        }),
      ],
    }),
  ],
});
