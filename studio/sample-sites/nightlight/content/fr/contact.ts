import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form with which visitors write to the house. */
export const contactForm = formDocument("form-fr-contact", {
  title: "Écrivez à la maison",
  language: "fr",
  fields: [
    field("name", "text", "Votre nom", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "Adresse e-mail", { required: true }),
    field("about", "choice", "De quoi s’agit-il ?", {
      choices: ["Places et accès", "Objets trouvés", "Classes scolaires", "Autre chose"],
    }),
    field("message", "longText", "Message", {
      required: true,
      maxLength: 2_000,
      help: "Précisez la soirée, s’il s’agit d’une soirée.",
    }),
    field("consent", "consent", "J’accepte que Nightlight conserve ce message pour y répondre.", {
      required: true,
    }),
  ],
  submitLabel: "Envoyer au pied de l’escalier",
  successText: "Merci. Ines lit chaque message, d’habitude avant le premier film.",
});

/** The block that displays the form. */
export const contact = formBlock("contact", contactForm, {
  heading: "Écrivez à la maison",
  text: "Une place au rang F, une écharpe perdue, une classe : Ines répond sous deux jours.",
});
