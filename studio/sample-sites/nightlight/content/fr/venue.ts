import { columns } from "../../../compose/containers.ts";
import { toAddress } from "../../../compose/link.ts";
import { animationFile, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { contact } from "./contact.ts";
import { questions } from "./questions.ts";

export const venue = page("fr", "venue", {
  title: "La maison",
  slug: "maison",
  seo: {
    title: "Le Meridian, Tallow Street · Nightlight",
    description:
      "Le Meridian : 212 places, un écran, l’arc au charbon jusqu’en 1988. Comment venir, où s’asseoir, quoi apporter.",
    image: picture("facade", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "Une maison bâtie pour le noir",
      text: "Le Meridian, 9 Tallow Street. 212 places, un écran, pas une fenêtre depuis 1911.",
      animation: animationFile("reel.json"),
      animationLabel:
        "La bobine d’un projecteur tourne tandis qu’une rangée de fauteuils se remplit de points de lumière.",
      loop: true,
      speed: 0.75,
      poster: picture("facade", "fr"),
      phonePoster: pictureCut("facadePhone"),
      layout: "split",
    }),
    text("history", {
      heading: "D’abord les bougies",
      body: rich(
        p(
          "Ceux qui ont bâti le Meridian fabriquaient des bougies. En 1911, ils ont comparé le prix du suif à celui d’un billet, et mis un écran à la place des cuves. Les soirs humides, les derniers rangs sentent encore un peu l’église.",
        ),
        h3("Où s’asseoir"),
        bullet(strong("Rang C"), ", si vous venez pour écouter."),
        bullet(
          strong("Rang H"),
          ", si vous venez pour voir. Le sol y fait un creux ; les grands ne gênent personne.",
        ),
        bullet(strong("Le balcon"), ", si vous ne venez pas seul."),
      ),
    }),
    image("the-house", {
      picture: picture("auditorium", "fr"),
      phonePicture: pictureCut("auditoriumUpright"),
      caption: "Rang C, fauteuil 14 : le meilleur son de la maison. En général, il est pris.",
      width: "full",
      tone: "inverted",
    }),
    featureGrid("an-evening", {
      heading: "Une soirée, dans l’ordre",
      intro: "Personne ne vous pressera. La cloche est une vraie.",
      layout: "steps",
      features: [
        {
          title: "19 h : la cour",
          text: "Un film libre sur le mur aveugle, s’il fait sec. La caisse ouvre, et elle a de la monnaie.",
        },
        {
          title: "20 h : les portes",
          text: "Asseyez-vous où vous voulez. Les manteaux à gauche, les chiens avec Sol.",
        },
        {
          title: "20 h 20 : deux coups de cloche",
          text: "Un pour ceux qui sont au bar, un pour ceux qui disent avoir entendu le premier.",
        },
        {
          title: "20 h 30 : le noir",
          text: "Cinq films, pas d’entracte. Seule la lampe de la cabine reste allumée.",
        },
        {
          title: "21 h 27 : le bar",
          text: "Tout le monde a vu la même chose. Vous pouvez commencer.",
        },
      ],
    }),
    text("silence", {
      layout: "statement",
      tone: "tertiary",
      body: rich(
        p(
          "Pas de bonbons en papier. Nous les vendons nus, au foyer, dans un saladier, à la pince.",
        ),
      ),
    }),
    columns("rooms", {
      split: "startWide",
      start: [
        image("booth-picture", {
          picture: picture("booth", "fr"),
          caption: "Deux projecteurs, une Vera.",
        }),
        text("booth", {
          heading: "La cabine",
          body: rich(
            p(
              "Tout ce que vous voyez ici a d’abord été un ruban de quelque chose, tenu devant une lampe par ",
              em("une personne qui faisait attention"),
              ". Elle s’appelle Vera Halm. Elle tient cette cabine depuis 1994 et n’est arrivée en retard qu’une fois, pour une naissance.",
            ),
          ),
        }),
      ],
      end: [
        text("foyer", {
          heading: "Avant et après",
          body: rich(
            p("Le bar est à gauche, sous l’escalier. L’escalier de droite n’est pas pour vous."),
          ),
        }),
        image("foyer-picture", {
          picture: picture("foyer", "fr"),
          caption: "La caisse. Les billets se plient, les cartes bipent, tout nous va.",
        }),
      ],
    }),
    columns("getting-here", {
      tone: "secondary",
      start: [
        text("directions", {
          heading: "Le chemin jusqu’à nous",
          tone: "secondary",
          body: rich(
            p(
              strong("À pied,"),
              " depuis le port : montez jusqu’à l’odeur du café, puis à gauche.",
            ),
            p(
              strong("En tram :"),
              " ligne 4, arrêt Tallow Street. Le dernier du retour attend la fin de notre générique ; demandez Yusuf.",
            ),
            p(
              strong("En fauteuil roulant :"),
              " plain-pied depuis la cour, huit places au rang F, un ascenseur pour le balcon. Écrivez-nous, et nous gardons une place : ",
              linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
              ".",
            ),
          ),
        }),
      ],
      end: [
        image("street-map", {
          picture: picture("streetMap", "fr"),
          caption: "Le plan n’est pas à l’échelle. Le café, si.",
          tone: "secondary",
        }),
      ],
    }),
    contact,
    questions,
  ],
});
