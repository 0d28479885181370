import { countdown } from "../../../compose/asking.ts";
import { gate } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { animationFile, announcement, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { video } from "../../../compose/showing.ts";
import { featureGrid, quote, text } from "../../../compose/telling.ts";

export const home = page("fr", "home", {
  title: "Nightlight",
  slug: "index",
  seo: {
    title: "Nightlight · festival de courts métrages",
    description:
      "Cinq courts métrages, quatre nuits de novembre, une salle obscure. La onzième édition de Nightlight, au Meridian, Tallow Street.",
    image: picture("social", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "Cinq films. Une lampe.",
      text: "Nightlight est un festival de courts métrages : quatre nuits de novembre, un seul programme, une salle obscure. Portes à vingt heures. Personne n’y parle de ses projets.",
      actions: links(
        link("Voir le programme", toPage("page-fr-programme")),
        link("Comment venir", toPage("page-fr-venue")),
      ),
      animation: animationFile("aperture.json"),
      animationLabel:
        "Des lamelles d’obturateur s’ouvrent en tournant sur une rue dorée où un homme, sur son échelle, allume un réverbère.",
      poster: picture("aperture", "fr"),
      phonePoster: pictureCut("aperturePhone"),
    }),
    announcement("seats", {
      label: "Places",
      text: "Jeudi sera complet. Dimanche, il y a de la place, et de la soupe.",
      link: link("Les quatre nuits", toPage("page-fr-programme")),
      tone: "primary",
    }),
    text("length", {
      layout: "statement",
      body: rich(
        p(
          "Cinquante-sept minutes. Le festival ne dure pas plus longtemps, et vous le voyez ",
          em("en entier"),
          " : cinq films, dans l’ordre, jusqu’au bout du générique.",
        ),
      ),
    }),
    featureGrid("the-films", {
      heading: "Assez petit pour tout voir",
      intro:
        "La plupart des festivals sont une dispute avec une grille horaire. Le nôtre a une salle, un écran, un ordre de passage, et quand le bar ouvre, tout le monde a vu la même chose. Nous trouvons que le bar y gagne.",
      tone: "secondary",
      features: [
        {
          title: "La Dernière Rue",
          text: "Quarante réverbères, une côte, un chien. En une demi-heure, ce serait fait.",
          picture: picture("posterStreet", "fr"),
          link: link("Remonter la rue du Fer-Blanc", toPage("page-fr-film-lamplighter")),
        },
        {
          title: "Sel",
          text: "Une veuve rend à la mer les dettes de son mari, à la rame, un sac par nuit.",
          picture: picture("posterSalt", "fr"),
          link: link("Ramer avec elle", toPage("page-fr-film-salt")),
        },
        {
          title: "Quai neuf, pluie",
          text: "Un train qui n’est dans aucun horaire s’arrête une minute.",
          picture: picture("posterPlatform", "fr"),
          link: link("Attendre sous la pluie", toPage("page-fr-programme")),
        },
        {
          title: "La Fille de la cartographe",
          text: "Une colline manque sur la carte. Elle prend un crayon.",
          picture: picture("posterMap", "fr"),
          link: link("Chercher la colline", toPage("page-fr-programme")),
        },
        {
          title: "Phalène fortissimo",
          text: "Une phalène prend un haut-parleur pour la lune, et fait carrière.",
          picture: picture("posterMoth", "fr"),
          link: link("Monter le son", toPage("page-fr-film-moth")),
        },
      ],
    }),
    video("yard", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "« Sintel », dans la cour à 19 h",
      poster: picture("yardSnow", "fr"),
      caption:
        "Avant notre programme, nous projetons un film libre sur le mur aveugle, gratuit pour qui apporte une couverture. Ce soir : « Sintel » (2010), de la Blender Foundation, offert à tous sous licence Creative Commons.",
      hasCaptions: true,
      width: "wide",
      tone: "inverted",
    }),
    quote("what-they-say", {
      words: "Venu pour un film, resté pour le noir.",
      name: "Quelqu’un, rang H",
      role: "sur un sous-bock, au crayon. Nous avons gardé le sous-bock.",
      tone: "tertiary",
    }),
    countdown("first-night", {
      heading: "Avant que la lampe s’allume",
      text: "La lampe met une minute à chauffer. Nous, non.",
      moment: "2027-11-18T20:30:00.000Z",
      begun: "La lampe est allumée. Entrez, et attention à la marche.",
      actions: links(link("Le détail des soirées", toPage("page-fr-programme"))),
    }),
    text("when", {
      heading: "Portes à vingt heures",
      layout: "aside",
      body: rich(
        p(
          strong("Quatre nuits de novembre."),
          " Le programme commence à la demie, le même chaque soir.",
        ),
        p(
          "Douze à l’entrée, huit pour les jeunes, les vieux et les fauchés. Nous ne vérifions pas.",
        ),
        p(linked("Le chemin jusqu’à nous", toPage("page-fr-venue"))),
      ),
    }),
    gate("members", {
      heading: "Il y a un sixième film",
      promise: "Pour les membres : un court de plus, en entier, et un mot de la cabine.",
      buttonLabel: "Entrer",
      teaser: [
        text("members-teaser", {
          tone: "inverted",
          body: rich(
            p(
              "Il n’est pas au programme. Chaque année, la projectionniste choisit un film que personne n’a envoyé et le passe une fois la salle vide. Les membres peuvent rester assis. Ici aussi.",
            ),
          ),
        }),
      ],
      blocks: [
        text("members-note", {
          layout: "statement",
          tone: "tertiary",
          body: rich(
            p(
              "Bien. Asseyez-vous où vous voulez. Le film est dans ",
              linked("la petite salle", toPage("page-fr-screening-room")),
              ", deuxième porte après le vestiaire.",
            ),
          ),
        }),
      ],
    }),
  ],
});
