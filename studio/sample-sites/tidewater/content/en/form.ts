import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form's document. */
export const bookingForm = formDocument("form-tidewater-en-schools", {
  title: "School visits",
  language: "en",
  fields: [
    field("school", "text", "School", { required: true, maxLength: 120, autofill: "organization" }),
    field("name", "text", "Your name", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "Email address", { required: true }),
    field("phone", "phone", "Phone, for the morning itself"),
    field("first-date", "date", "First date that suits you", { required: true }),
    field("second-date", "date", "Second date", { help: "The tide likes a choice." }),
    field("pupils", "number", "Pairs of boots", {
      required: true,
      min: 1,
      max: 33,
      help: "Up to thirty pupils, with three adults.",
    }),
    field("about", "choice", "Age of the class", { choices: ["5 to 7", "8 to 11", "12 to 16"] }),
    field("message", "longText", "What would you like to see?", {
      maxLength: 2_000,
      help: "A plate, a tide, or the mud itself. Also allergies, fears and wheels.",
    }),
    field("consent", "consent", "I agree that Tidewater stores this request to answer it.", {
      required: true,
    }),
  ],
  submitLabel: "Send the request",
  successText: "Thank you. We will write to you within a week.",
});

/** The block that displays the form. */
export const bookingFormBlock = formBlock("form", bookingForm, {
  heading: "Ask for a morning with a class",
  text: "Tell us the date and how many pairs of boots. We answer within a week.",
});
