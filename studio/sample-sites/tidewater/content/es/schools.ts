import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage, toSection } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, p, rich, strong } from "../../../compose/rich-text.ts";
import { image, logos, video } from "../../../compose/showing.ts";
import { faq, featureGrid, stats, text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";
import { bookingFormBlock } from "./form.ts";

export const schools = page("es", "schools", {
  title: "Escuelas",
  slug: "escuelas",
  seo: {
    title: "Visitas escolares · Tidewater",
    description:
      "Un día en el fango para clases de hasta treinta alumnos: tamices, lupas, botas de todos los números y un plan para la lluvia.",
    image: picture("section", "es"),
  },
  blocks: [
    hero("opening", {
      heading: "Traiga a la clase. Las botas las tenemos.",
      text: "Un día, treinta alumnos, cuarenta centímetros de fango. Gratis para las escuelas del Orle; dos libras por alumno para las demás.",
      actions: links(link("Pedir fecha", toSection("page-tidewater-es-schools", "form"))),
      poster: picture("lowWater", "es"),
      layout: "split",
      tone: "default",
    }),
    featureGrid("day", {
      heading: "El día, por orden",
      intro: "Las horas las pone la marea. Las enviamos con la confirmación.",
      layout: "steps",
      motion: "arrive",
      features: [
        {
          title: "Botas",
          text: "Del 17 al 46. Diez minutos, y lo único que alguna vez se retrasa.",
        },
        {
          title: "La escala",
          text: "Cada cual apuesta hasta dónde llegará el agua a mediodía y escribe su nombre con tiza en el muelle.",
        },
        {
          title: "El tamiz",
          text: "Grupos de cinco, un metro cuadrado por grupo. Todo se nombra, se dibuja y se devuelve.",
        },
        {
          title: "La lupa",
          text: "A cubierto: el anfípodo del fango, a cuarenta veces su tamaño, devuelve la mirada.",
        },
        {
          title: "El muelle",
          text: "A mediodía vemos quién acertó. Hay premio: un botón salido del fango.",
        },
      ],
    }),
    stats("numbers", {
      tone: "default",
      figures: [
        ["30", "alumnos como máximo, con tres adultos"],
        ["4 h", "de las botas al botón"],
        ["5–16", "años; los gusanos son los mismos"],
        ["0", "botas perdidas este año, de momento"],
      ],
    }),
    columns("prepare", {
      start: [
        text("bring", {
          heading: "Qué traer",
          body: rich(
            bullet(strong("Calcetines,"), " dos pares."),
            bullet(strong("Bocadillo."), " Las gaviotas conocen la palabra."),
            bullet(strong("Una lista"), " de alergias, miedos y cumpleaños."),
            p(
              "Lo demás va de nuestra cuenta: tamices, lupas, impermeables, toallas, una socorrista y un termo.",
            ),
          ),
        }),
      ],
      end: [
        image("crab-picture", {
          enlargeable: true,
          picture: picture("crab", "es"),
          caption:
            "Cómo se coge: por detrás, con el pulgar debajo y sin dudar. La lámina II se puede colorear.",
        }),
      ],
    }),
    video("wet-day", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "La película de los días de lluvia: Big Buck Bunny",
      poster: picture("section", "es"),
      caption:
        "Si truena y no se puede salir, ponemos Big Buck Bunny (Blender Foundation, 2008, Creative Commons) y después preguntamos qué animales están bien dibujados. Ninguno. Es una buena lección.",
      transcript: rich(
        p(
          "No se dice ni una palabra. Tres roedores se burlan de un conejo enorme y matan dos mariposas. Él afila unos palos, prepara un columpio y consigue que lo dejen en paz.",
        ),
        p(
          "Fíjese en los dientes del conejo (los de verdad tienen dos pares arriba), la cola de la ardilla y las patas del pájaro.",
        ),
      ),
      width: "wide",
      tone: "default",
    }),
    faq("teachers", {
      heading: "Preguntas del profesorado",
      questions: [
        [
          "¿Y si llueve?",
          rich(
            p(
              "Pues está más mojado. Solo nos quedamos dentro si hay tormenta o hielo, o si lo dice el guarda.",
            ),
          ),
        ],
        [
          "¿Es seguro?",
          rich(
            p(
              "Dejamos el llano una hora antes de que el agua haga nada. La evaluación de riesgos tiene cuatro páginas y va con la confirmación.",
            ),
          ),
        ],
        [
          "¿Puede venir un alumno en silla de ruedas?",
          rich(
            p(
              "Sí, hasta el mismo tamiz, sobre ruedas anchas y arena firme. Avísenos al reservar para elegir bien el llano.",
            ),
          ),
        ],
        [
          "¿Encaja en el programa?",
          rich(
            p(
              "Hábitats, adaptación, mareas, medida, y redacción sobre algo que acaba de morderte.",
            ),
          ),
        ],
      ],
    }),
    logos("partners", {
      heading: "Las visitas escolares las pagan",
      logos: [
        ["logos/orle-harbour-trust.svg", "Orle Harbour Trust"],
        ["logos/saltmarsh-press.svg", "Saltmarsh Press"],
        ["logos/fenwick-boatyard.svg", "Fenwick & Daughters, astillero"],
        ["logos/pilots-library.svg", "The Pilots’ Library"],
        ["logos/eyot-ferry.svg", "Eyot Ferry"],
      ],
    }),
    callToAction("book", {
      heading: "Dos fechas y un número de pies",
      text: "El formulario de abajo pregunta por dos días que le vengan bien, cuántos alumnos son y su edad. Respondemos en una semana, con la marea.",
      actions: links(
        link("Pedir fecha", toSection("page-tidewater-es-schools", "form")),
        link("Cómo llegar", toPage("page-tidewater-es-visit")),
      ),
      emphasis: "loud",
      tone: "secondary",
    }),
    bookingFormBlock,
  ],
});
