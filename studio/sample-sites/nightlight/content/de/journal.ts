import { pageList } from "../../../compose/listing.ts";
import type { Page } from "../../../compose/page.ts";
import { p, rich } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

const journal = page("de", "journal", {
  title: "Journal",
  slug: "journal",
  seo: {
    title: "Das Journal · Nightlight",
    description:
      "Notizen aus der Kabine, von der Bar und aus dem Hof, geschrieben, während die Lampe abkühlt.",
    image: picture("booth", "de"),
  },
  blocks: [
    pageList("articles", {
      heading: "Geschrieben, während die Lampe abkühlt",
      intro: "Notizen aus der Kabine, von der Bar und aus dem Hof.",
      layout: "featured",
      perPage: 3,
      paginated: true,
    }),
  ],
});

const lamp = page("de", "journal-lamp", {
  title: "Die Lampe hat einen Namen",
  slug: "journal/die-lampe-hat-einen-namen",
  seo: {
    title: "Die Lampe hat einen Namen · Nightlight",
    description:
      "Zwei Kilowatt, vierzig Jahre alt, und sie hört auf Agnes. Vera Halm erklärt, wie man sie bei Laune hält.",
    image: picture("booth", "de"),
  },
  listing: {
    date: "2026-11-24T09:00:00Z",
    summary:
      "Zwei Kilowatt, vierzig Jahre alt, und sie hört auf Agnes. Vera Halm erklärt, wie man sie bei Laune hält.",
    topics: ["topic-nightlight-booth"],
    authors: ["author-nightlight-vera"],
  },
  blocks: [
    text("article", {
      heading: "Die Lampe hat einen Namen",
      body: rich(
        p(
          "Die Lampe in unserer Kabine ist älter als zwei unserer Regisseure. Sie verbraucht zwei Kilowatt, verschenkt das meiste davon als Wärme und summt ein wenig, bevor es regnet.",
        ),
        p(
          "Man schaltet sie nicht ein. Man bittet sie, wartet eine Minute und bittet noch einmal. Wer drängelt, bekommt einen gelben ersten Film.",
        ),
        p(
          "Seit 1994 heißt sie Agnes. Niemand weiß mehr, wer damit anfing. Der letzte Vorführer schrieb den Namen mit Bleistift auf den Sicherungskasten und darunter mit Tinte: höflich bleiben.",
        ),
      ),
    }),
    image("picture", { picture: picture("booth", "de") }),
  ],
});

const soup = page("de", "journal-soup", {
  title: "Suppe für dreihundert",
  slug: "journal/suppe-fuer-dreihundert",
  seo: {
    title: "Suppe für dreihundert · Nightlight",
    description:
      "Warum es an der Bar nur eine Suppe gibt, wie viel davon, und was geschieht, wenn sie alle ist.",
    image: picture("foyer", "de"),
  },
  listing: {
    date: "2026-11-17T09:00:00Z",
    summary:
      "Warum es an der Bar nur eine Suppe gibt, wie viel davon, und was geschieht, wenn sie alle ist.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol"],
  },
  blocks: [
    text("article", {
      heading: "Suppe für dreihundert",
      body: rich(
        p(
          "Jeden Abend kochen wir vierzig Liter Linsensuppe und verkaufen sie bis auf den letzten Löffel. Eine zweite Suppe gibt es nicht, weil es keinen zweiten Herd gibt.",
        ),
        p(
          "Das Rezept kam mit dem Herd. Es lautet: Zwiebeln, bis du weinst, Linsen, bis es dick wird, Zitrone, bis sich jemand beschwert.",
        ),
        p(
          "Wenn der Topf leer ist, läutet es zweimal, und der Film beginnt. Die Leute glauben, es sei umgekehrt.",
        ),
      ),
    }),
    image("picture", { picture: picture("foyer", "de") }),
  ],
});

const yard = page("de", "journal-yard", {
  title: "Eine Wand lernt, Leinwand zu sein",
  slug: "journal/eine-wand-lernt-leinwand-zu-sein",
  seo: {
    title: "Eine Wand lernt, Leinwand zu sein · Nightlight",
    description:
      "Die Brandmauer im Hof war hundert Jahre lang grau. Es brauchte vier Anstriche und einen Streit.",
    image: picture("auditorium", "de"),
  },
  listing: {
    date: "2026-11-06T09:00:00Z",
    summary:
      "Die Brandmauer im Hof war hundert Jahre lang grau. Es brauchte vier Anstriche und einen Streit.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol"],
  },
  blocks: [
    text("article", {
      heading: "Eine Wand lernt, Leinwand zu sein",
      body: rich(
        p(
          "Die Mauer hinter dem Haus wurde 1911 gebaut, um ein Feuer aufzuhalten. Sie musste es nie. Hundert Jahre lang hielt sie Efeu.",
        ),
        p(
          "Wir wollten sie weiß streichen. Der Efeu war dagegen und der Nachbar auch, bis wir ihm die ersten zehn Minuten einer Komödie darauf zeigten und er lachte.",
        ),
        p(
          "Vier Anstriche später ist die Mauer eine Leinwand. In dunklen Szenen scheinen die Ziegel durch. Wir haben beschlossen, dass das der Stil des Hauses ist.",
        ),
      ),
    }),
    image("picture", { picture: picture("auditorium", "de") }),
  ],
});

/** The journal and its articles. */
export const journalPages: Page[] = [journal, lamp, soup, yard];
