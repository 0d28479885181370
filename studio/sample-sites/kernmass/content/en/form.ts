import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form's document. */
export const quoteForm = formDocument("form-kernmass-en-quote", {
  title: "Request a quote",
  language: "en",
  fields: [
    field("speed-low", "number", "Lowest speed, in rpm", { required: true, min: 0, max: 100_000 }),
    field("speed-high", "number", "Highest speed, in rpm", {
      required: true,
      min: 0,
      max: 100_000,
      help: "One fixed speed? Enter it twice.",
    }),
    field("power", "number", "Power, in kW", { required: true, min: 0, max: 1_000_000 }),
    field("temperature", "number", "Highest temperature at the housing, in °C", {
      required: true,
      min: -273,
      max: 1_000,
    }),
    field("cable", "number", "Cable to the cabinet, in m", { required: true, min: 0, max: 10_000 }),
    field("points", "number", "Measuring points", {
      required: true,
      min: 1,
      max: 10_000,
      help: "If you don’t know: the number of bearings, times two.",
    }),
    field("about", "choice", "Sensor", {
      choices: ["KM10", "KM100", "KM500", "KM100T", "KM100X", "KM420", "Not sure yet"],
    }),
    field("contact", "step", "You"),
    field("name", "text", "Your name", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "Email address", { required: true }),
    field("message", "longText", "Anything else", {
      maxLength: 2_000,
      help: "Load, mounting, a deadline.",
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
  text: "Five numbers about the machine, then your address: price and delivery within one working day.",
});
