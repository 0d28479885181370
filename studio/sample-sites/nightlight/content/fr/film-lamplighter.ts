import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmLamplighter = page("fr", "film-lamplighter", {
  title: "La Dernière Rue",
  slug: "films/la-derniere-rue",
  seo: {
    title: "La Dernière Rue · Nightlight",
    description:
      "Le film de papier d’Ines Calder sur les derniers becs de gaz d’une ville, et sur l’homme qui n’est pas pressé de les allumer.",
    image: picture("street", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "La Dernière Rue",
      text: "Ines Calder · papier découpé · 14 minutes",
      actions: links(link("Retour au programme", toPage("page-fr-programme"))),
      poster: picture("street", "fr"),
      phonePoster: pictureCut("streetPhone"),
    }),
    text("synopsis", {
      heading: "Quarante réverbères, puis trente-neuf",
      body: rich(
        p(
          "Chaque automne, le conseil municipal électrifie une rue de plus. L’allumeur décroche son échelle, raye encore un nom de son carnet et part au travail, sur des trottoirs qui n’ont plus besoin de lui.",
        ),
        p(
          "Il reste la rue du Fer-Blanc : quarante réverbères, une côte légère, un chien. En une demi-heure, ce serait fait. Le film raconte pourquoi il y est encore au matin.",
        ),
        h3("Comment c’est fait"),
        p(
          "Calder a découpé chaque image dans du papier noir et l’a éclairée par-derrière avec une seule ampoule. À la feuille 2 911, l’ampoule a lâché ; elle a fini la scène à la lumière du jour. Le raccord se voit. ",
          em("Regardez le ciel derrière la boulangerie."),
        ),
      ),
    }),
    gallery("stills", {
      heading: "Quatre feuilles sur 3 400",
      pictures: [
        [picture("ladder", "fr"), "L’allumette est la seule chose du film qui brûle pour de vrai."],
        [picture("book", "fr"), "Le carnet des rues. Il reste une ligne."],
        [
          picture("dog", "fr"),
          "Rue du Fer-Blanc, réverbère dix-neuf. Le chien avait ordre de ne pas bouger et, pour une fois, n’a pas bougé.",
        ],
        [picture("bakery", "fr"), "Le raccord. À gauche l’ampoule, à droite un mardi."],
      ],
    }),
    quote("quotation", {
      words: "Il n’allume pas les réverbères. Il leur dit bonsoir, et ils en conviennent.",
      name: "Rukmini Das",
      role: "a écrit les sous-titres, et a dû s’arrêter deux fois",
      tone: "secondary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "Son choix pour la cour : « Big Buck Bunny »",
      poster: picture("yardRabbit", "fr"),
      caption:
        "Chacun des cinq peut choisir un film libre pour la cour. Calder a choisi « Big Buck Bunny » : Blender Foundation, 2008, Creative Commons. Son chien a insisté.",
      transcript: rich(
        p(
          "Personne ne parle. Un gros lapin, trois petites brutes, un papillon de moins ; puis une matinée de pieux bien taillés.",
        ),
      ),
      width: "wide",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Ines Calder",
          body: rich(
            p(
              strong("Née à Leith,"),
              " relieuse de formation, n’a jamais possédé une caméra sans la démonter. C’est son troisième film, et le premier avec un chien.",
            ),
            p("Jeudi, elle apporte les ciseaux."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("calder", "fr") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Ensuite, « Sel ». Prenez un manteau.",
      text: "Neuf minutes, sept sacs, une lune.",
      actions: links(link("Passer à « Sel »", toPage("page-fr-film-salt"))),
      picture: picture("posterSalt", "fr"),
      tone: "tertiary",
    }),
  ],
});
