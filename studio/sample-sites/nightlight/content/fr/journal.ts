import { pageList } from "../../../compose/listing.ts";
import type { Page } from "../../../compose/page.ts";
import { p, rich } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

const journal = page("fr", "journal", {
  title: "Journal",
  slug: "journal",
  seo: {
    title: "Le journal · Nightlight",
    description:
      "Notes de la cabine, du bar et de la cour, écrites pendant que la lampe refroidit.",
    image: picture("booth", "fr"),
  },
  blocks: [
    pageList("articles", {
      heading: "Écrit pendant que la lampe refroidit",
      intro: "Notes de la cabine, du bar et de la cour.",
      layout: "featured",
      perPage: 3,
      paginated: true,
    }),
  ],
});

const lamp = page("fr", "journal-lamp", {
  title: "La lampe a un nom",
  slug: "journal/la-lampe-a-un-nom",
  seo: {
    title: "La lampe a un nom · Nightlight",
    description:
      "Deux kilowatts, quarante ans, et elle répond au nom d’Agnès. Vera Halm explique comment la garder de bonne humeur.",
    image: picture("booth", "fr"),
  },
  listing: {
    date: "2026-11-24T09:00:00Z",
    summary:
      "Deux kilowatts, quarante ans, et elle répond au nom d’Agnès. Vera Halm explique comment la garder de bonne humeur.",
    topics: ["topic-nightlight-booth"],
    authors: ["author-nightlight-vera"],
  },
  blocks: [
    text("article", {
      heading: "La lampe a un nom",
      body: rich(
        p(
          "La lampe de notre cabine est plus âgée que deux de nos cinéastes. Elle consomme deux kilowatts, en offre la plus grande part en chaleur et bourdonne un peu avant la pluie.",
        ),
        p(
          "On ne l’allume pas. On lui demande, on attend une minute et on demande encore. Qui se presse aura un premier film tout jaune.",
        ),
        p(
          "Elle s’appelle Agnès depuis 1994. Personne ne sait plus qui a commencé. L’ancien projectionniste a écrit ce nom au crayon sur l’armoire électrique et, dessous, à l’encre, qu’il faut rester poli.",
        ),
      ),
    }),
    image("picture", { picture: picture("booth", "fr") }),
  ],
});

const soup = page("fr", "journal-soup", {
  title: "De la soupe pour trois cents",
  slug: "journal/de-la-soupe-pour-trois-cents",
  seo: {
    title: "De la soupe pour trois cents · Nightlight",
    description:
      "Pourquoi le bar ne sert qu’une soupe, en quelle quantité, et ce qui arrive quand il n’y en a plus.",
    image: picture("foyer", "fr"),
  },
  listing: {
    date: "2026-11-17T09:00:00Z",
    summary:
      "Pourquoi le bar ne sert qu’une soupe, en quelle quantité, et ce qui arrive quand il n’y en a plus.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol"],
  },
  blocks: [
    text("article", {
      heading: "De la soupe pour trois cents",
      body: rich(
        p(
          "Chaque soir, nous préparons quarante litres de soupe de lentilles et nous les vendons jusqu’à la dernière cuillère. Il n’y a pas de seconde soupe, parce qu’il n’y a pas de second fourneau.",
        ),
        p(
          "La recette est arrivée avec le fourneau. Des oignons jusqu’aux larmes, des lentilles jusqu’à ce que la cuillère tienne debout, du citron jusqu’à la première plainte.",
        ),
        p(
          "Quand la marmite est vide, la cloche sonne deux fois et le film commence. Les gens croient que c’est l’inverse.",
        ),
      ),
    }),
    image("picture", { picture: picture("foyer", "fr") }),
  ],
});

const yard = page("fr", "journal-yard", {
  title: "Un mur apprend à être un écran",
  slug: "journal/un-mur-apprend-a-etre-un-ecran",
  seo: {
    title: "Un mur apprend à être un écran · Nightlight",
    description:
      "Le mur de la cour est resté gris pendant un siècle. Il a fallu quatre couches de blanc et une dispute.",
    image: picture("auditorium", "fr"),
  },
  listing: {
    date: "2026-11-06T09:00:00Z",
    summary:
      "Le mur de la cour est resté gris pendant un siècle. Il a fallu quatre couches de blanc et une dispute.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol"],
  },
  blocks: [
    text("article", {
      heading: "Un mur apprend à être un écran",
      body: rich(
        p(
          "Le mur derrière la maison a été bâti en 1911 pour arrêter un incendie. Il n’a jamais eu à le faire. Pendant cent ans, il a porté du lierre.",
        ),
        p(
          "Nous voulions le peindre en blanc. Le lierre était contre, le voisin aussi, jusqu’au jour où nous lui avons projeté dessus les dix premières minutes d’une comédie. Il a ri.",
        ),
        p(
          "Quatre couches plus tard, le mur est un écran. Les briques transparaissent dans les scènes sombres. Nous avons décidé que c’était le style de la maison.",
        ),
      ),
    }),
    image("picture", { picture: picture("auditorium", "fr") }),
  ],
});

/** The journal and its articles. */
export const journalPages: Page[] = [journal, lamp, soup, yard];
