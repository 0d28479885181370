import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toAddress, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { bullet, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { faq, table, text } from "../../../compose/telling.ts";
import { schedule } from "../../../compose/timetable.ts";
import { customsHouse, page, picture, pictureCut } from "../../compose.ts";

export const visit = page("es", "visit", {
  title: "Visita",
  slug: "visita",
  seo: {
    title: "Horarios, entradas y accesos · Tidewater",
    description:
      "De martes a domingo, de diez a cinco. Entradas, paseos guiados en mareas vivas, acceso sin escalones y dónde dejar las botas mojadas.",
    image: picture("museum", "es"),
  },
  blocks: [
    hero("opening", {
      heading: "Abierto, haga la marea lo que haga",
      text: "De martes a domingo, de diez a cinco. Los lunes quitamos el polvo.",
      poster: picture("museum", "es"),
      phonePoster: pictureCut("museumPhone"),
      layout: "split",
      tone: "default",
    }),
    text("tickets", {
      heading: "Entradas",
      layout: "aside",
      body: rich(
        p(
          strong("Seis libras,"),
          " válidas todo el día. Se puede salir, mirar el agua y volver a entrar.",
        ),
        bullet(
          strong("Gratis"),
          " para menores de dieciséis años, Amigos y quien trabaje en el río.",
        ),
        bullet(strong("Tres libras"), " si seis son demasiadas. No preguntamos."),
        p("Las entradas se compran en el mostrador. No hay cola; algún sábado, una fila corta."),
      ),
    }),
    table("prices", {
      heading: "Todas las entradas",
      intro: "Una entrada vale todo el día. Se puede salir, mirar el agua y volver a entrar.",
      columns: ["Quién", "Entrada", "Un paseo por el llano"],
      rows: [
        ["Todo el mundo", "6 £", "4 £"],
        ["Si seis son demasiadas", "3 £", "2 £"],
        ["Menores de dieciséis años", "Gratis", "Gratis, con un adulto"],
        ["Amigos del museo", "Gratis", "Gratis"],
        ["Quien trabaje en el río", "Gratis", "Gratis"],
        ["Una clase del Orle", "Gratis", "Previo acuerdo"],
      ],
      layout: "specification",
    }),
    schedule("walks", {
      ...customsHouse,
      heading: "Paseos y charlas en mareas vivas",
      intro:
        "El punto de encuentro es la escalinata, bajo la escala de mareas. Si la marca coral está bajo el agua, llega usted pronto.",
      days: [
        {
          date: "2027-03-24",
          title: "La bajamar más baja",
          sessions: [
            {
              start: "11:30",
              end: "14:30",
              title: "A través del Long Flat",
              text: "Cuatro kilómetros, despacio, con el guarda. Agua hasta el tobillo; una vez, hasta la rodilla.",
              place: "La escalinata del museo",
            },
            {
              start: "16:00",
              end: "16:40",
              title: "Lo que quedó en el tamiz",
              text: "Doce animales y un botón, bajo la lupa.",
              place: "Sala 2",
            },
          ],
        },
        {
          date: "2027-03-25",
          title: "Casi igual de baja",
          sessions: [
            {
              start: "12:15",
              end: "15:15",
              title: "A través del Long Flat, otra vez",
              text: "El mismo paseo. El canal se habrá movido.",
              place: "La escalinata del museo",
            },
          ],
        },
        {
          date: "2027-03-27",
          title: "Para quien prefiere techo",
          sessions: [
            {
              start: "11:00",
              end: "11:45",
              title: "Dar cuerda al reloj de mareas",
              text: "Se tarda cuatro minutos. Lo demás es historia.",
              place: "Sala 1",
              link: link("Sobre el reloj", toPage("page-tidewater-es-field-notes")),
            },
            {
              start: "14:00",
              end: "15:30",
              title: "Dibujar a partir de las láminas",
              text: "Papel, lápiz y un cangrejo. No hace falta experiencia, ni suya ni del cangrejo.",
              place: "La biblioteca de Amigos",
              link: link("La biblioteca", toPage("page-tidewater-es-friends")),
            },
          ],
        },
      ],
    }),
    columns("getting-here", {
      tone: "secondary",
      split: "endWide",
      start: [
        text("directions", {
          heading: "Cómo llegar",
          tone: "secondary",
          body: rich(
            p(
              strong("A pie:"),
              " desde la estación, cuesta abajo, once minutos. Siga a las gaviotas.",
            ),
            p(
              strong("En barca:"),
              " la del Eyot atraca en nuestra escalinata dos horas antes y después de la pleamar; el resto del tiempo, con buen criterio, se queda donde está.",
            ),
            p(
              strong("Sin escalones:"),
              " por Quay Street, puerta lateral; ascensor a todas las plantas y dos sillas de ruedas anchas para la arena firme.",
            ),
            p(strong("Los perros"), " son bienvenidos en el vestíbulo, donde tienen agua."),
          ),
        }),
      ],
      end: [
        image("chart", {
          enlargeable: true,
          picture: picture("chart", "es"),
          caption:
            "El punto coral somos nosotros. Las sondas van en metros y eran ciertas en 1890.",
          tone: "secondary",
        }),
      ],
    }),
    faq("questions", {
      heading: "Preguntas de mostrador",
      questions: [
        [
          "¿Cuánto se tarda?",
          rich(
            p(
              "Cuatro salas y un pasillo: hora y media. Quien se sienta delante del reloj de mareas tarda más.",
            ),
          ),
        ],
        [
          "¿Puedo caminar por el fango por mi cuenta?",
          rich(
            p(
              "No. Aguanta a una garza; a usted, no. Dos de las láminas las costearon familias de personas que pensaban otra cosa.",
            ),
          ),
        ],
        [
          "¿Se puede comer algo?",
          rich(
            p(
              "Sopa y pan en la antigua sala de pesaje, hasta las tres. Los viernes, ostras de los bancos que se ven por la ventana.",
            ),
          ),
        ],
        [
          "¿Se pueden hacer fotos?",
          rich(
            p(
              "Sí, sin flash. Las láminas llevan a oscuras desde 1904 y se sobresaltan con facilidad.",
            ),
          ),
        ],
        [
          "¿Hay horas tranquilas?",
          rich(
            p(
              "Los martes y jueves por la mañana nadie alza la voz y la campana del reloj calla. En el mostrador hay protectores para los oídos.",
            ),
          ),
        ],
        [
          "He encontrado algo en la orilla.",
          rich(
            p(
              "Si está vivo, déjelo. Si no, apunte dónde estaba y a qué hora, y mande las dos cosas a ",
              linked("desk@tidewater.example", toAddress("mailto:desk@tidewater.example")),
              ".",
            ),
          ),
        ],
      ],
    }),
    callToAction("book", {
      heading: "Doce plazas en cada paseo",
      text: "Escriba al mostrador con su nombre y su número de pie.",
      actions: links(link("Escribir al mostrador", toAddress("mailto:desk@tidewater.example"))),
      tone: "default",
    }),
  ],
});
