import { field, formBlock, formDocument } from "../../../compose/form.ts";

/** The form's document. */
export const bookingForm = formDocument("form-tidewater-es-schools", {
  title: "Visitas escolares",
  language: "es",
  fields: [
    field("school", "text", "Escuela", {
      required: true,
      maxLength: 120,
      autofill: "organization",
    }),
    field("name", "text", "Su nombre", { required: true, maxLength: 80, autofill: "name" }),
    field("email", "email", "Dirección de correo electrónico", { required: true }),
    field("phone", "phone", "Teléfono, para esa misma mañana"),
    field("first-date", "date", "Primera fecha que les conviene", { required: true }),
    field("second-date", "date", "Segunda fecha", { help: "A la marea le gusta elegir." }),
    field("pupils", "number", "Pares de botas", {
      required: true,
      min: 1,
      max: 33,
      help: "Hasta treinta alumnos, con tres adultos.",
    }),
    field("about", "choice", "Edad de la clase", {
      choices: ["De 5 a 7 años", "De 8 a 11 años", "De 12 a 16 años"],
    }),
    field("message", "longText", "¿Qué les gustaría ver?", {
      maxLength: 2_000,
      help: "Una lámina, una marea o el propio barro. También alergias, miedos y ruedas.",
    }),
    field("consent", "consent", "Acepto que Tidewater guarde esta solicitud para responderla.", {
      required: true,
    }),
  ],
  submitLabel: "Enviar la solicitud",
  successText: "Gracias. Le escribiremos en una semana.",
});

/** The block that displays the form. */
export const bookingFormBlock = formBlock("form", bookingForm, {
  heading: "Pida una mañana con su clase",
  text: "Díganos la fecha y cuántos pares de botas. Respondemos en una semana.",
});
