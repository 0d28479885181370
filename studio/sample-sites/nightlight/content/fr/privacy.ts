import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";
import { bullet, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { toAddress } from "../../../compose/link.ts";

export const privacy = page("fr", "privacy", {
  title: "Confidentialité",
  slug: "confidentialite",
  seo: {
    title: "Confidentialité · Nightlight",
    description:
      "Ce que ce site garde de vous, pourquoi, et combien de temps. Une page, des mots simples.",
    image: picture("social", "fr"),
  },
  blocks: [
    text("notice", {
      heading: "Ce que nous gardons, et ce que nous laissons filer",
      body: rich(
        p(
          "Nous sommes un petit festival et nous aimerions savoir peu de choses de vous. Les voici toutes. Si une phrase n’est pas claire, c’est notre faute : écrivez à ",
          linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
          ", nous vous répondrons, puis nous réparerons la phrase.",
        ),
        h3("Si vous ne faites que regarder"),
        p(
          "La page arrive chez vous, et rien n’est enregistré sinon votre réponse à la question du bas de l’écran, pour ne pas vous la poser deux fois. Elle reste six mois dans un cookie à nous. Aucune autre société n’apprend que vous étiez là.",
        ),
        h3("Si vous nous laissez compter"),
        p(
          "Nous chargeons un gestionnaire de balises, qui compte les visites et nous dit quelles pages sont lues jusqu’au bout. Nous nous en servons une fois l’an, en janvier, pour décider quoi couper. Vous pouvez retirer votre accord à tout moment, au bas de chaque page.",
        ),
        h3("Si vous lancez un film"),
        p(
          "Les films de la cour sont gardés par YouTube et Vimeo. Rien ne leur est demandé tant que vous n’avez pas lancé la lecture, ou autorisé les médias. À partir de là, ils connaissent votre adresse et ce que vous avez regardé, comme si vous étiez passé chez eux. Nous prenons leurs portes les plus discrètes : l’adresse sans cookies de l’un, le réglage contre le suivi de l’autre.",
        ),
        h3("Si vous devenez membre"),
        bullet(
          strong("Nous gardons"),
          " votre adresse e-mail, un nom si vous en donnez un, et une forme brouillée de votre mot de passe, que nous ne pouvons pas lire.",
        ),
        bullet(
          strong("Nous nous en servons"),
          " pour vous laisser entrer, et pour vous écrire en octobre.",
        ),
        bullet(
          strong("Nous effaçons tout"),
          " le jour où vous le demandez, ou après deux novembres sans vous.",
        ),
        h3("Vos droits"),
        p(
          "Vous pouvez voir ce que nous avons, le corriger, l’emporter ou le faire disparaître. Vous n’avez pas à dire pourquoi. Si nous sommes lents, plaignez-vous : à nous d’abord, si vous voulez bien, et en tout cas à l’autorité de protection des données de l’endroit où vous vivez.",
        ),
        p(
          "Nightlight, 9 Tallow Street. Responsable : Jonas Pell, qui s’occupe de l’argent et, à ce qu’il semble, de ceci.",
        ),
      ),
    }),
  ],
});
