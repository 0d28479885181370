import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmMoth = page("fr", "film-moth", {
  title: "Phalène fortissimo",
  slug: "films/phalene-fortissimo",
  seo: {
    title: "Phalène fortissimo · Nightlight",
    description:
      "Le film de marionnettes de Pola Wirth : une phalène, un haut-parleur, et ce qu’il en coûte d’être entendue.",
    image: picture("moth", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "Phalène fortissimo",
      text: "Pola Wirth · marionnettes et un disque · 6 minutes",
      actions: links(link("Retour au programme", toPage("page-fr-programme"))),
      poster: picture("moth", "fr"),
      phonePoster: pictureCut("mothPhone"),
      layout: "split",
      tone: "primary",
    }),
    text("synopsis", {
      heading: "La mauvaise lune",
      body: rich(
        p(
          "C’est rond, ça bourdonne, c’est chaud au milieu : l’erreur était à la portée de tous. La phalène emménage dans le haut-parleur d’un dancing fermé et s’aperçoit, la première surprise, qu’on l’entend.",
        ),
        p(
          "Suivent une ascension, une tournée, un critique, une chute. Le tout dure six minutes, parce que ",
          strong("le disque n’est pas plus long"),
          " : Wirth n’en avait qu’un, et elle a animé dessus jusqu’à ce que le sillon rende l’âme.",
        ),
        h3("Un mot sur le volume"),
        p(
          "Il est voulu. Les portes sont garnies de feutre ; les voisins ont des billets gratuits.",
        ),
      ),
    }),
    gallery("stills", {
      heading: "Avant la chute",
      layout: "wall",
      pictures: [
        [
          picture("gramophone", "fr"),
          "Première répétition. Le pavillon est un vrai ; la poussière aussi.",
        ],
        [picture("record", "fr"), "Le disque. À la fin, le sillon, c’était surtout de l’air."],
        [
          picture("dancehall", "fr"),
          "Le dancing, fermé depuis l’inondation. Le haut-parleur, lui, est resté allumé.",
        ],
      ],
    }),
    quote("quotation", {
      words: "Personne ne demande à une lampe si elle voulait être aimée.",
      name: "Pola Wirth",
      role: "sur scène, après le deuxième verre",
      tone: "primary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
      title: "Son choix pour la cour : « Tears of Steel »",
      poster: picture("yardBridge", "fr"),
      caption:
        "Des robots, des regrets et un pont d’Amsterdam : « Tears of Steel » (2012), Blender Foundation, Creative Commons. Presque aussi bruyant.",
      hasCaptions: true,
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Pola Wirth",
          body: rich(
            p(
              "Répare des orgues pour vivre. Taille ses marionnettes dans le feutre qui reste : voilà pourquoi toutes ses bêtes ont la couleur des livres de cantiques.",
            ),
            p("Samedi, elle apporte le disque."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("wirth", "fr") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Après ce film, on rallume.",
      text: "Sauf pour les membres. Eux ne bougent pas : il y en a un sixième.",
      actions: links(
        link("La petite salle", toPage("page-fr-screening-room")),
        link("L’ordre de passage", toPage("page-fr-programme")),
      ),
      picture: picture("stairs", "fr"),
      tone: "secondary",
    }),
  ],
});
