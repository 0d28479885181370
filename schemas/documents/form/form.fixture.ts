import { wordsOf } from "../../fields/rich-text/words.fixture.ts";

const plain = {
  help: null,
  required: null,
  minLength: null,
  maxLength: null,
  min: null,
  max: null,
  autofill: "none",
};

type Choices = string[] | null;

const field = (_key: string, kind: string, label: string, more = {}, choices: Choices = null) => ({
  ...plain,
  ...more,
  _key,
  kind,
  label,
  choices,
});

const required = true;

/** A form with every kind of field, in two steps, as the lake returns it. */
export const formFixture = {
  _id: "form-fixture",
  title: "Volunteers",
  fields: [
    field("name", "text", "Your name", { required, maxLength: 80, autofill: "name" }),
    field("email", "email", "Email address", { help: "We answer within two days.", required }),
    field("phone", "phone", "Phone number"),
    field("evening", "step", "Your evening"),
    field("date", "date", "First evening you can help"),
    field("hours", "number", "Hours an evening", { min: 1, max: 8 }),
    field("place", "choice", "Where would you like to help?", { required }, [
      "At the door",
      "In the projection booth",
    ]),
    field("tongues", "choices", "Which languages do you speak?", {}, [
      "English",
      "Deutsch",
      "العربية",
    ]),
    field("words", "longText", "Anything we should know?", { minLength: 10, maxLength: 2_000 }),
    field("letter", "file", "A letter of reference"),
    field("news", "checkbox", "Send me the programme"),
    field("consent", "consent", "I agree that you store these answers to plan the evenings.", {
      required,
    }),
  ],
  submitLabel: "Volunteer",
  successText: "Thank you. We will write to you.",
  successPage: null,
};

/** The smallest form: one optional field. */
export const smallForm = {
  ...formFixture,
  fields: [field("words", "text", "Message")],
  submitLabel: null,
  successText: null,
};

export const longForm = {
  ...formFixture,
  title: wordsOf(120),
  fields: formFixture.fields.map((field) => ({
    ...field,
    label: wordsOf(600),
    help: wordsOf(300),
    choices: field.choices?.map((_, index) => `${wordsOf(110)} ${index}`) ?? null,
  })),
  submitLabel: wordsOf(60),
  successText: wordsOf(600),
};

export const arabicForm = {
  ...formFixture,
  fields: [
    field("name", "text", "اسمك", { required, autofill: "name" }),
    field("email", "email", "عنوان البريد الإلكتروني", { help: "نجيب خلال يومين.", required }),
    field("place", "choice", "أين تود أن تساعد؟", {}, ["عند الباب", "في غرفة العرض"]),
    field("words", "longText", "رسالتك", { required }),
    field("consent", "consent", "أوافق على حفظ هذه الإجابات لتنظيم الأمسيات.", { required }),
  ],
  submitLabel: "أرسل",
  successText: "شكرًا لك. سنكتب إليك.",
};
