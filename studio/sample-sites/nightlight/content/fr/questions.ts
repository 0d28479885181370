import { linked, p, rich } from "../../../compose/rich-text.ts";
import { toAddress, toPage } from "../../../compose/link.ts";
import { faq } from "../../../compose/telling.ts";

export const questions = faq("questions", {
  heading: "Demandé au guichet",
  intro: "Par quelqu’un, presque tous les soirs, en général un parapluie à la main.",
  questions: [
    [
      "Faut-il réserver ?",
      rich(
        p(
          "Non. Il y a 212 fauteuils, et pas un numéro dessus. Venez à vingt heures, et vous serez assis.",
        ),
      ),
    ],
    [
      "Et si j’arrive en retard ?",
      rich(
        p(
          "À vingt heures trente, les portes se ferment, et elles sont plus lourdes qu’elles n’en ont l’air. Le bar reste ouvert et possède une petite fenêtre sur la salle. Ce n’est pas pareil. Nous avons essayé.",
        ),
      ),
    ],
    [
      "Y a-t-il des sous-titres ?",
      rich(
        p(
          "Sur les cinq, en anglais et en allemand, et en français sur une feuille à la caisse. Même pour « Sel », où personne ne parle : il faut bien que quelqu’un dise ce que fait la rame.",
        ),
      ),
    ],
    [
      "Peut-on venir avec des enfants ?",
      rich(
        p(
          "Samedi à quinze heures, en demi-lumière, ",
          linked("tout le programme est à eux", toPage("page-fr-programme")),
          ". Le soir, ils sont les bienvenus s’ils aiment le noir. La plupart l’aiment ; ce sont les parents.",
        ),
      ),
    ],
    [
      "Et le chien ?",
      rich(
        p(
          "Les chiens s’installent dans la cour ou, quand il pleut, au foyer avec Sol. Le chien du film, lui, est un professionnel.",
        ),
      ),
    ],
    [
      "Que devient la cour quand il pleut ?",
      rich(p("Elle passe au foyer, et le lapin rapetisse.")),
    ],
    [
      "J’ai oublié quelque chose.",
      rich(
        p(
          "C’est à la caisse, avec une étiquette. Écrivez à ",
          linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
          " et décrivez-le. Pour un parapluie, dites en quoi le vôtre est différent.",
        ),
      ),
    ],
  ],
});
