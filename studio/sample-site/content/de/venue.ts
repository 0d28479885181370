import { animationFile, hero, text } from "../../compose/block.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { bullet, em, figure, h3, linked, p, rich, strong } from "../../compose/rich-text.ts";
import { toAddress, toPage } from "../../compose/link.ts";

/** Das Haus: das Meridian, Raum für Raum. */
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
      layout: "split",
    }),
    text("history", {
      heading: "Am Anfang waren Kerzen",
      body: rich(
        p(
          "Wer das Meridian gebaut hat, verdiente sein Geld mit Kerzen. 1911 verglich man den Preis für Talg mit dem Preis für eine Eintrittskarte und hängte eine Leinwand auf, wo vorher die Kessel standen. An feuchten Abenden riecht es in den hinteren Reihen noch immer ein wenig nach Kirche.",
        ),
        figure(
          picture("auditorium", "de"),
          "full",
          "Reihe C, Platz 14: der beste Ton im Haus. Meistens besetzt.",
        ),
        h3("Wo man sitzt"),
        bullet(strong("Reihe C"), ", wer hören will."),
        bullet(
          strong("Reihe H"),
          ", wer sehen will. Der Boden hat dort eine Mulde, große Leute stören nicht.",
        ),
        bullet(strong("Die Empore"), ", wer nicht allein gekommen ist."),
        h3("Der Vorführraum"),
        p(
          "Alles, was hier zu sehen ist, war einmal ein Streifen von irgendetwas, vor eine Lampe gehalten von ",
          em("einem Menschen, der aufgepasst hat"),
          ". Sie heißt Vera Halm, steht seit 1994 an diesen Maschinen und kam ein einziges Mal zu spät. Es war eine Geburt.",
        ),
        figure(picture("booth", "de"), "wide", "Zwei Projektoren, eine Vera."),
      ),
    }),
    text("silence", {
      layout: "statement",
      tone: "sea",
      body: rich(
        p(
          "Keine Bonbons mit Papier. Wir verkaufen sie nackt, im Foyer, aus der Schale, mit Zange.",
        ),
      ),
    }),
    text("foyer", {
      heading: "Davor und danach",
      body: rich(
        figure(picture("foyer", "de"), "wide", "Die Kasse macht um sieben auf und kann wechseln."),
        p(
          "Die Bar ist links unter der Treppe. Die rechte Treppe geht Sie nichts an. Ab sieben läuft bei trockenem Wetter ein ",
          linked("freier Film im Hof", toPage("page-de-programme")),
          ", um zwanzig nach acht klingelt es zweimal, und um halb neun ist es dunkel.",
        ),
      ),
    }),
    text("getting-here", {
      heading: "Der Weg zu uns",
      layout: "aside",
      tone: "gold",
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
});
