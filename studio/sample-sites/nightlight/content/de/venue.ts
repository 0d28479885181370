import { columns } from "../../../compose/containers.ts";
import { toAddress } from "../../../compose/link.ts";
import { animationFile, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { contact } from "./contact.ts";
import { questions } from "./questions.ts";

export const venue = page("de", "venue", {
  title: "Das Haus",
  slug: "haus",
  seo: {
    title: "Das Meridian, Tallow Street · Nightlight",
    description:
      "Das Meridian: 212 Plätze, eine Leinwand, Kohlebogenlampe bis 1988. Wie man hinkommt, wo man sitzt, was man mitbringt.",
    image: picture("facade", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Ein Haus, gebaut fürs Dunkel",
      text: "Das Meridian, Tallow Street 9. 212 Plätze, eine Leinwand, seit 1911 kein Fenster.",
      animation: animationFile("reel.json"),
      animationLabel:
        "Die Spule eines Projektors dreht sich, während sich eine Sitzreihe mit Lichtpunkten füllt.",
      loop: true,
      speed: 0.75,
      poster: picture("facade", "de"),
      phonePoster: pictureCut("facadePhone"),
      layout: "split",
    }),
    text("history", {
      heading: "Am Anfang waren Kerzen",
      body: rich(
        p(
          "Wer das Meridian gebaut hat, verdiente sein Geld mit Kerzen. 1911 verglich man den Preis für Talg mit dem Preis für eine Eintrittskarte und hängte eine Leinwand auf, wo vorher die Kessel standen. An feuchten Abenden riecht es in den hinteren Reihen noch immer ein wenig nach Kirche.",
        ),
        h3("Wo man sitzt"),
        bullet(strong("Reihe C"), ", wer hören will."),
        bullet(
          strong("Reihe H"),
          ", wer sehen will. Der Boden hat dort eine Mulde, große Leute stören nicht.",
        ),
        bullet(strong("Die Empore"), ", wer nicht allein gekommen ist."),
      ),
    }),
    image("the-house", {
      picture: picture("auditorium", "de"),
      phonePicture: pictureCut("auditoriumUpright"),
      caption: "Reihe C, Platz 14: der beste Ton im Haus. Meistens besetzt.",
      width: "full",
      tone: "inverted",
    }),
    featureGrid("an-evening", {
      heading: "Ein Abend, der Reihe nach",
      intro: "Niemand drängt Sie. Die Klingel ist echt.",
      layout: "steps",
      features: [
        {
          title: "Sieben: der Hof",
          text: "Ein freier Film auf der Brandmauer, wenn es trocken ist. Die Kasse macht auf und kann wechseln.",
        },
        {
          title: "Acht: die Türen",
          text: "Freie Platzwahl. Mäntel links, Hunde bleiben bei Sol.",
        },
        {
          title: "Zwanzig nach acht: zweimal Klingeln",
          text: "Einmal für die Leute an der Bar, einmal für die, die es angeblich schon gehört haben.",
        },
        {
          title: "Halb neun: dunkel",
          text: "Fünf Filme, keine Pause. Nur die Lampe im Vorführraum bleibt an.",
        },
        {
          title: "Einundzwanzig Uhr siebenundzwanzig: die Bar",
          text: "Alle haben dasselbe gesehen. Sie dürfen anfangen.",
        },
      ],
    }),
    text("silence", {
      layout: "statement",
      tone: "tertiary",
      body: rich(
        p(
          "Keine Bonbons mit Papier. Wir verkaufen sie nackt, im Foyer, aus der Schale, mit Zange.",
        ),
      ),
    }),
    columns("rooms", {
      split: "startWide",
      start: [
        image("booth-picture", {
          picture: picture("booth", "de"),
          caption: "Zwei Projektoren, eine Vera.",
        }),
        text("booth", {
          heading: "Der Vorführraum",
          body: rich(
            p(
              "Alles, was hier zu sehen ist, war einmal ein Streifen von irgendetwas, vor eine Lampe gehalten von ",
              em("einem Menschen, der aufgepasst hat"),
              ". Sie heißt Vera Halm, steht seit 1994 an diesen Maschinen und kam ein einziges Mal zu spät. Es war eine Geburt.",
            ),
          ),
        }),
      ],
      end: [
        text("foyer", {
          heading: "Davor und danach",
          body: rich(
            p("Die Bar ist links unter der Treppe. Die rechte Treppe geht Sie nichts an."),
          ),
        }),
        image("foyer-picture", {
          picture: picture("foyer", "de"),
          caption: "Die Kasse. Scheine knistern, Karten piepsen, beides ist recht.",
        }),
      ],
    }),
    columns("getting-here", {
      tone: "secondary",
      start: [
        text("directions", {
          heading: "Der Weg zu uns",
          tone: "secondary",
          body: rich(
            p(strong("Zu Fuß"), " vom Hafen: bergauf, bis es nach Kaffee riecht, dann links."),
            p(
              strong("Mit der Straßenbahn:"),
              " Linie 4 bis Tallow Street. Die letzte zurück wartet unseren Abspann ab. Nach Yusuf fragen.",
            ),
            p(
              strong("Mit dem Rollstuhl:"),
              " ebenerdig vom Hof aus, acht Plätze in Reihe F, ein Aufzug zur Empore. Eine Zeile genügt, und wir halten einen Platz frei: ",
              linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
              ".",
            ),
          ),
        }),
      ],
      end: [
        image("street-map", {
          picture: picture("streetMap", "de"),
          caption: "Nicht maßstäblich. Der Kaffee schon.",
          tone: "secondary",
        }),
      ],
    }),
    contact,
    questions,
  ],
});
