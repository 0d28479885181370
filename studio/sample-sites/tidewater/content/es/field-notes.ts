import { callToAction } from "../../../compose/asking.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { pageList } from "../../../compose/listing.ts";
import { hero } from "../../../compose/opening.ts";
import {
  code,
  codeSample,
  em,
  figure,
  h3,
  h4,
  linked,
  p,
  rich,
  step,
} from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

export const fieldNotes = page("es", "field-notes", {
  title: "Cuaderno de campo",
  slug: "cuaderno-de-campo",
  seo: {
    title: "Cuaderno de campo del Orle · Tidewater",
    description:
      "Notas del personal del museo: un reloj de mareas que acierta con la Luna, el regreso de la seba y cómo se lee un metro de fango.",
    image: picture("clock", "es"),
  },
  blocks: [
    hero("opening", {
      heading: "Notas tomadas a la intemperie",
      text: "De la conservadora del reloj, el guarda y la cocinera. Corregidas bajo techo, a lápiz.",
      poster: picture("clock", "es"),
      phonePoster: pictureCut("clockPhone"),
      layout: "split",
      tone: "default",
    }),
    text("clock", {
      heading: "Un reloj de una sola aguja",
      body: rich(
        p(em("Ada Fenwick, conservadora de instrumentos. Noviembre.")),
        p(
          "El reloj de mareas de la sala 1 tiene una sola aguja porque solo hay una pregunta. Da la vuelta en doce horas, veinticinco minutos y catorce segundos: medio día lunar. Arriba es pleamar; abajo, bajamar. Los números cuentan las horas que faltan.",
        ),
        p(
          "Lo construyó en 1889 un fabricante de relojes de estación que no había visto el mar. Lo mueve una pesa de noventa kilos que baja el hueco de la escalera en una semana. Los sábados por la mañana alguien le da cuerda. El público puede ayudar; la pesa no lo nota.",
        ),
        figure(
          picture("springTide", "es"),
          "wide",
          "Lo que el reloj calla: la altura. Para eso hay que preguntar también al Sol (lám. X).",
        ),
        h3("Por qué se equivoca, y cuánto"),
        p(
          "Una aguja que gira siempre igual sabe de la Luna y de nada más. El viento retiene el agua; una semana de lluvia deja empujar al río. En un mes corriente, el reloj yerra menos de veinte minutos. El 31 de enero de 1953 erró dos horas, y la marca de aquella noche está en la pared de detrás, por encima de su cabeza.",
        ),
        h4("Para comprobarlo"),
        step("Lea la aguja y apunte las horas que da."),
        step("Salga y mire la escala que hay bajo la escalinata."),
        step("Haga caso a la escala."),
        p(
          "La línea que el ordenador del mostrador usa para lo mismo es más corta que la pesa: solo ",
          code("M2"),
          ", sin viento.",
        ),
        codeSample(
          "python",
          "from math import cos, pi\n\nM2 = 12.4206  # horas, medio día lunar\n\ndef altura(horas, media=3.6, carrera=4.9):\n    return media + carrera / 2 * cos(2 * pi * horas / M2)",
        ),
      ),
    }),
    quote("warden", {
      words: "El mar nunca llega tarde. La gente, sí.",
      name: "Tom Sallow",
      role: "guarda del Long Flat desde 1998",
    }),
    text("eelgrass", {
      heading: "Ha vuelto la seba",
      body: rich(
        p(em("Tom Sallow, guarda. Septiembre.")),
        p(
          "En 1931 un moho mató nueve décimas partes de la seba del Atlántico, y toda la nuestra. La arena que sujetaba se fue al canal, el canal se fue al puerto y el puerto se fue a otro pueblo.",
        ),
        p(
          "Llevamos cuatro otoños sembrando en saquitos, cada metro, a mano. Este agosto conté brotes en un marco cuadrado, cuarenta veces, de rodillas. Había once por marco. El verano anterior, dos.",
        ),
        figure(
          picture("eelgrass", "es"),
          "reading",
          "Lám. III. Un rizoma, cinco haces. Las nuestras ya son así, con más barro.",
        ),
        p(
          "Una pradera de este tamaño absorbe tanto carbono como emite la barca, que me pidió que lo dijera.",
        ),
      ),
    }),
    image("mud-picture", {
      enlargeable: true,
      picture: picture("section", "es"),
      caption: "Lám. VII. La capa negra empieza donde acaba el aire.",
      width: "wide",
      tone: "secondary",
    }),
    text("mud", {
      heading: "Cómo se lee un metro de fango",
      layout: "aside",
      body: rich(
        p(em("Rosario Vidal, la sala de pesaje. Junio.")),
        p(
          "Yo guiso lo que da el fango, así que primero lo miro. Un montoncito enroscado y, a un palmo, un hoyuelo: una sola arenícola, por los dos extremos. Dos agujeros en forma de cerradura: una navaja, que ya le ha notado. Una estrella de rayitas: una telina pasando la aspiradora.",
        ),
        p(
          "Si en marzo la superficie brilla parda, no es suciedad. Es una piel de algas de una célula de grosor, y de ella está hecho aquí todo, incluidas ",
          linked("la garza", toPage("page-tidewater-es-plate-heron")),
          " y la sopa.",
        ),
      ),
    }),
    pageList("indoors", {
      heading: "También bajo techo",
      layout: "rows",
      chosen: ["page-tidewater-es-plate-heron", "page-tidewater-es-collection"],
    }),
    callToAction("walk", {
      heading: "Lo demás está fuera",
      text: "Los paseos guiados salen de la escalinata en mareas vivas.",
      actions: links(link("Paseos y charlas", toPage("page-tidewater-es-visit"))),
      tone: "default",
    }),
  ],
});
