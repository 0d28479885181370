import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, em, h3, p, rich } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmSalt = page("fr", "film-salt", {
  title: "Sel",
  slug: "films/sel",
  seo: {
    title: "Sel · Nightlight",
    description:
      "« Sel », de Teodor Brandt : une veuve rend à la mer la dette de son mari, à la rame, un sac par nuit.",
    image: picture("boat", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "Sel",
      text: "Teodor Brandt · noir et blanc, et un vert · 9 minutes",
      actions: links(link("Retour au programme", toPage("page-fr-programme"))),
      poster: picture("boat", "fr"),
      phonePoster: pictureCut("boatPhone"),
      tone: "tertiary",
    }),
    text("synopsis", {
      heading: "Ce que prête la mer",
      body: rich(
        p(
          "Il y a sept sacs sur la jetée, et sept nuits avant que les créanciers n’arrivent de la ville. La veuve sait à qui est le sel. Pas à eux.",
        ),
        p(
          "Personne ne parle dans ",
          em("Sel"),
          ". Il y a des rames, un chien sur l’autre rive, et le bruit que fait un sac quand la mer le reprend. Pour trouver ce bruit, il a fallu onze barques à Brandt.",
        ),
        h3("À remarquer"),
        bullet("la lune, construite en contreplaqué et plus lourde que la barque ;"),
        bullet("le vert, qui passe une fois, deux secondes, et n’a rien d’un accident ;"),
        bullet("les mains de la veuve. Jorun Aas a ramé le film d’un bout à l’autre."),
      ),
    }),
    gallery("stills", {
      heading: "Sept nuits",
      pictures: [
        [picture("sacks", "fr"), "Septième nuit. Quelqu’un s’est déjà servi dans le dernier sac."],
        [picture("oar", "fr"), "Le bruit : rame, goutte, rame. Onzième barque."],
        [picture("green", "fr"), "Le vert. Deux secondes, une fois. Vous ne l’avez pas vu ici."],
      ],
    }),
    quote("quotation", {
      words: "La lune aussi est une créancière. Elle fait seulement semblant d’éclairer.",
      name: "Le capitaine du port",
      role: "devant le contreplaqué",
      tone: "tertiary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "Son choix pour la cour : « Sintel »",
      poster: picture("yardSnow", "fr"),
      caption:
        "Une fille, un dragon, un long chemin dans la neige : « Sintel » (2010), Blender Foundation, Creative Commons. Couvrez-vous pour les deux films.",
      hasCaptions: true,
      width: "full",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Teodor Brandt",
          body: rich(
            p(
              "Pilote de port jusqu’en 2016. Dit que les films et les navires se rentrent de la même façon : à reculons, lentement, par quelqu’un à qui ils n’appartiennent pas.",
            ),
            p("Vendredi, il apporte la barque."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("brandt", "fr") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Ensuite vient la pluie.",
      text: "Puis une carte où il manque une colline, et pour finir une phalène qui ferait bien de baisser le son.",
      actions: links(
        link("L’ordre de passage", toPage("page-fr-programme")),
        link("Passer à la phalène", toPage("page-fr-film-moth")),
      ),
      picture: picture("posterPlatform", "fr"),
      tone: "inverted",
    }),
  ],
});
