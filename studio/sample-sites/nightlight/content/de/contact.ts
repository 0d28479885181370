import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form with which visitors write to the house. */
export const contactForm = formDocument("form-de-contact", {
  title: "Schreiben Sie dem Haus",
  language: "de",
  fields: [
    field("name", "text", "Ihr Name", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "E-Mail-Adresse", { required: true }),
    field("about", "choice", "Worum geht es?", {
      choices: ["Plätze und Zugang", "Fundsachen", "Schulklassen", "Etwas anderes"],
    }),
    field("message", "longText", "Nachricht", {
      required: true,
      maxLength: 2_000,
      help: "Nennen Sie den Abend, wenn es um einen geht.",
    }),
    field(
      "consent",
      "consent",
      "Ich bin einverstanden, dass Nightlight diese Nachricht speichert, um sie zu beantworten.",
      { required: true },
    ),
  ],
  submitLabel: "Die Treppe hinunterschicken",
  successText: "Vielen Dank. Ines liest jede Nachricht, meist vor dem ersten Film.",
});

/** The block that displays the form. */
export const contact = formBlock("contact", contactForm, {
  heading: "Schreiben Sie dem Haus",
  text: "Ein Platz in Reihe F, ein verlorener Schal, eine Schulklasse: Ines antwortet innerhalb von zwei Tagen.",
});
