import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { table, text } from "../../../compose/telling.ts";
import { nights } from "./nights.ts";

export const programme = page("fr", "programme", {
  title: "Programme",
  slug: "programme",
  seo: {
    title: "Programme · Nightlight",
    description:
      "L’ordre de passage du onzième Nightlight : cinq courts métrages, cinquante-sept minutes, pas d’entracte.",
    image: picture("programme", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "L’ordre de passage",
      text: "Cinq films, cinquante-sept minutes, pas d’entracte. Prenez vos précautions.",
      actions: links(link("Où nous sommes", toPage("page-fr-venue"))),
      poster: picture("programme", "fr"),
      phonePoster: pictureCut("programmePhone"),
      tone: "inverted",
    }),
    nights,
    table("order", {
      heading: "Cinquante-sept minutes, en tableau",
      intro: "Pour qui veut savoir où se cache le long.",
      columns: ["Film", "De", "Début", "Durée"],
      rows: [
        ["La Dernière Rue", "Ines Calder", "20 h 30", "14 min"],
        ["Sel", "Teodor Brandt", "20 h 44", "9 min"],
        ["Quai neuf, pluie", "Hana Sorel", "20 h 53", "11 min"],
        ["La Fille de la cartographe", "Abel Nouri", "21 h 04", "17 min"],
        ["Phalène fortissimo", "Pola Wirth", "21 h 21", "6 min"],
      ],
      sortable: true,
    }),
    columns("lamplighter", {
      tone: "secondary",
      start: [
        text("lamplighter-text", {
          tone: "secondary",
          heading: "La Dernière Rue",
          body: rich(
            p(strong("Un."), " Ines Calder · 14 min"),
            p(
              "Le gaz s’en va, une rue après l’autre. Il lui en reste une, longue de quarante réverbères, et chaque soir il met un peu plus de temps à l’allumer.",
            ),
            p(linked("À propos de l’allumeur", toPage("page-fr-film-lamplighter"))),
          ),
        }),
      ],
      end: [
        image("lamplighter-poster", { picture: picture("posterStreet", "fr"), tone: "secondary" }),
      ],
      split: "startWide",
    }),
    columns("salt", {
      tone: "tertiary",
      start: [
        text("salt-text", {
          tone: "tertiary",
          heading: "Sel",
          body: rich(
            p(strong("Deux."), " Teodor Brandt · 9 min"),
            p(
              "Un marchand de sel meurt en laissant une dette à la mer. Sa veuve rembourse, un sac par nuit, dans une barque qui n’était pas faite pour ça. La septième nuit, la lune est dans le passage.",
            ),
            p(linked("À propos de « Sel »", toPage("page-fr-film-salt"))),
          ),
        }),
      ],
      end: [image("salt-poster", { picture: picture("posterSalt", "fr"), tone: "tertiary" })],
      split: "startWide",
    }),
    columns("platform", {
      tone: "inverted",
      start: [
        text("platform-text", {
          tone: "inverted",
          heading: "Quai neuf, pluie",
          body: rich(
            p(strong("Trois."), " Hana Sorel · 11 min"),
            p(
              "Un train qui n’est dans aucun horaire s’arrête une minute. Une fenêtre est éclairée. La femme qui s’y tient et l’homme sur le quai croient tous deux que c’est l’autre qui s’en va. ",
              em("Tourné en une seule nuit, sous une vraie pluie, avec un seul parapluie."),
            ),
          ),
        }),
      ],
      end: [
        image("platform-poster", { picture: picture("posterPlatform", "fr"), tone: "inverted" }),
      ],
      split: "startWide",
    }),
    image("platform-still", {
      picture: picture("platform", "fr"),
      caption: "« Quai neuf, pluie ». Hana Sorel a attendu ce temps-là quatre mois.",
      width: "full",
      tone: "inverted",
    }),
    columns("map", {
      start: [
        text("map-text", {
          heading: "La Fille de la cartographe",
          body: rich(
            p(strong("Quatre."), " Abel Nouri · 17 min"),
            p(
              "Sa mère a dessiné tout le pays et oublié une colline, exprès. La petite part la chercher, avec un crayon, au cas où il faudrait la dessiner. Encre sur verre, deux ans et demi.",
            ),
          ),
        }),
      ],
      end: [
        image("map-still", {
          picture: picture("map", "fr"),
          caption: "Chaque ligne est une vraie courbe de niveau, d’un lieu qui n’existe pas.",
        }),
      ],
      split: "endWide",
    }),
    columns("moth", {
      tone: "primary",
      start: [
        text("moth-text", {
          tone: "primary",
          heading: "Phalène fortissimo",
          body: rich(
            p(strong("Cinq."), " Pola Wirth · 6 min"),
            p(
              "Une phalène prend un haut-parleur pour la lune, s’y installe et fait carrière. Le film le plus court de la soirée, et de loin le plus bruyant.",
            ),
            p(linked("À propos de la phalène", toPage("page-fr-film-moth"))),
          ),
        }),
      ],
      end: [image("moth-poster", { picture: picture("posterMoth", "fr"), tone: "primary" })],
      split: "startWide",
    }),
    video("yard", {
      address: "https://vimeo.com/1084537",
      title: "« Big Buck Bunny », dans la cour à 19 h",
      poster: picture("yardRabbit", "fr"),
      caption:
        "Classiques du plein air : « Big Buck Bunny » (2008), de la Blender Foundation, sous licence Creative Commons. Dix minutes, aucun dialogue, un lapin d’une grande patience.",
      transcript: rich(
        p("Il n’y a pas un mot dans ce film. Voici ce qui s’y passe."),
        p(
          "Un très gros lapin se réveille dans un pré, respire une fleur, suit un papillon. Trois petits rongeurs lui jettent des fruits, écrasent sa pomme et tuent le papillon, parce qu’il ne peut rien leur jeter en retour.",
        ),
        p(
          "Le lapin y réfléchit toute la nuit. Au matin, il taille des pieux, courbe un jeune arbre et pose ses pièges. Deux des trois font connaissance avec la gravité ; le troisième, qui sait voler, avec une ficelle de cerf-volant.",
        ),
        h3("Le son"),
        p(
          "Des oiseaux, une clarinette seule, une brindille qui casse, et un orchestre qui voit toujours tout venir.",
        ),
      ),
      width: "wide",
    }),
    callToAction("door", {
      heading: "Venez tôt. Les places n’ont pas de numéro.",
      text: "Douze à l’entrée, huit pour les jeunes, les vieux et les fauchés. Rien à réserver, rien à imprimer.",
      actions: links(
        link("Comment venir", toPage("page-fr-venue")),
        link("Devenir membre", toPage("page-fr-screening-room")),
      ),
      emphasis: "loud",
      tone: "default",
    }),
  ],
});
