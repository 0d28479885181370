import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form's document. */
export const quoteForm = formDocument("form-kernmass-en-quote", {
  title: "Request a quote",
  language: "en",
  fields: [
    field("name", "text", "Your name", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "Email address", { required: true }),
    field("machine", "step", "Your machine"),
    field("quantity", "number", "Quantity", { required: true, min: 1, max: 10_000 }),
    field("about", "choice", "Sensor", { choices: ["KM-100", "KM-200", "Not sure yet"] }),
    field("message", "longText", "Machine and mounting", {
      required: true,
      maxLength: 2_000,
      help: "Speed, load and where the sensor will sit.",
    }),
    field("consent", "consent", "I agree that Kernmass stores this request to prepare the quote.", {
      required: true,
    }),
  ],
  submitLabel: "Request the quote",
  successText: "Thank you. You will get price and delivery within one working day.",
});

/** The block that displays the form. */
export const quoteFormBlock = formBlock("form", quoteForm, {
  heading: "Request a quote",
  text: "Two steps, one answer: price and delivery within one working day.",
});
