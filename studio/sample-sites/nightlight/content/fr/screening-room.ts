import { columns, gate } from "../../../compose/containers.ts";
import { toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, figure, h3, linked, p, rich } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";

/** The screening room page in French, with a film behind a sign-in gate. */
export const screeningRoom = page("fr", "screening-room", {
  title: "La petite salle",
  slug: "petite-salle",
  seo: {
    title: "La petite salle · Nightlight",
    description:
      "Pour les membres de Nightlight : le sixième film, en entier, et les notes qui vont avec.",
    image: picture("auditorium", "fr"),
  },
  blocks: [
    hero("opening", {
      heading: "Quand la salle s’est vidée",
      text: "La petite salle est aux membres. L’adhésion est gratuite : c’est une porte, pas un prix.",
      poster: picture("auditorium", "fr"),
      phonePoster: pictureCut("auditoriumPhone"),
    }),
    gate("curtain", {
      heading: "Derrière le rideau",
      promise: "Un film en entier et les notes de la projectionniste, réservés aux membres.",
      buttonLabel: "Se connecter et s’asseoir",
      teaser: [
        text("curtain-teaser", {
          layout: "statement",
          tone: "inverted",
          body: rich(
            p(
              "Il dure douze minutes. Il y a un pont dedans, et quelqu’un qui aurait dû dire quelque chose il y a quarante ans.",
            ),
          ),
        }),
      ],
      blocks: [
        text("welcome", {
          heading: "Attention à la marche",
          tone: "inverted",
          body: rich(
            p("La projectionniste garde la dernière bobine sous l’escalier."),
            p(
              "Elle dit que c’est sec, et que passé neuf ans plus personne ne regarde sous les escaliers. Ce qu’il y a dessus change tous les ans en novembre. Cette fois, elle a choisi ",
              em("Tears of Steel"),
              ", un film libre de la Blender Foundation, parce qu’il a été fait par des gens qui ont ensuite expliqué à tout le monde comment.",
            ),
            figure(
              picture("stairs", "fr"),
              "full",
              "L’escalier de droite. Maintenant, vous savez.",
            ),
          ),
        }),
        video("sixth-film", {
          address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
          title: "Le sixième film : « Tears of Steel »",
          poster: picture("booth", "fr"),
          caption:
            "« Tears of Steel », 2012, 12 minutes. Blender Foundation, Creative Commons Attribution.",
          hasCaptions: true,
          width: "full",
        }),
        columns("notes", {
          tone: "tertiary",
          split: "startWide",
          start: [
            text("notes-text", {
              heading: "Notes de la cabine",
              tone: "tertiary",
              body: rich(
                p(
                  "Passez-le un rien plus sombre que ne le demande l’amorce. Les scènes d’église le pardonnent, et les écrans du film ont l’air vraiment allumés.",
                ),
                h3("À quatre minutes"),
                p(
                  "Regardez les mains du vieil homme, pas la machine. Tout le monde regarde la machine.",
                ),
                h3("À la fin"),
                p(
                  "Restez pour le générique : c’est une liste de gens qui ont travaillé en public. Venez ensuite nous dire ce que vous avez vu, au bar, ",
                  linked("sous l’autre escalier", toPage("page-fr-venue")),
                  ".",
                ),
              ),
            }),
          ],
          end: [
            image("notes-picture", {
              picture: picture("port", "fr"),
              caption: "Le hublot de la cabine, du rang H. Si vous voyez Vera, Vera vous voit.",
              tone: "tertiary",
            }),
          ],
        }),
      ],
    }),
    text("membership", {
      heading: "Être membre, en deux mots",
      layout: "aside",
      body: rich(
        p(
          "Un nom et une adresse, pour que nous puissions vous écrire une fois par an, en octobre. Pas de carte, pas de points, pas de vœux d’anniversaire.",
        ),
        p(
          "Ce que nous gardons, et combien de temps, tient sur ",
          linked("une page courte", toPage("page-fr-privacy")),
          ".",
        ),
      ),
    }),
  ],
});
