import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form with which visitors write to the house. */
export const contactForm = formDocument("form-en-contact", {
  title: "Write to the house",
  language: "en",
  fields: [
    field("name", "text", "Your name", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "Email address", { required: true }),
    field("about", "choice", "What is it about?", {
      choices: ["Seats and access", "Lost and found", "School classes", "Something else"],
    }),
    field("message", "longText", "Message", {
      required: true,
      maxLength: 2_000,
      help: "Tell us the night, if it is about one.",
    }),
    field("consent", "consent", "I agree that Nightlight stores this message to answer it.", {
      required: true,
    }),
  ],
  submitLabel: "Send it down the stairs",
  successText: "Thank you. Ines reads every message, usually before the first film.",
});

/** The block that displays the form. */
export const contact = formBlock("contact", contactForm, {
  heading: "Write to the house",
  text: "A seat in row F, a lost scarf, a school class: Ines answers within two days.",
});
