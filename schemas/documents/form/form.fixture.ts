import { wordsOf } from "../../fields/rich-text/words.fixture.ts";

const plain = {
  help: null,
  required: null,
  choices: null,
  minLength: null,
  maxLength: null,
  min: null,
  max: null,
  autofill: "none",
};

/** A form with every kind of field, in two steps, as the lake returns it. */
export const formFixture = {
  _id: "form-fixture",
  title: "Volunteers",
  fields: [
    {
      ...plain,
      _key: "name",
      kind: "text",
      label: "Your name",
      required: true,
      maxLength: 80,
      autofill: "name",
    },
    {
      ...plain,
      _key: "email",
      kind: "email",
      label: "Email address",
      help: "We answer within two days.",
      required: true,
    },
    { ...plain, _key: "phone", kind: "phone", label: "Phone number" },
    { ...plain, _key: "evening", kind: "step", label: "Your evening" },
    { ...plain, _key: "date", kind: "date", label: "First evening you can help" },
    { ...plain, _key: "hours", kind: "number", label: "Hours an evening", min: 1, max: 8 },
    {
      ...plain,
      _key: "place",
      kind: "choice",
      label: "Where would you like to help?",
      required: true,
      choices: ["At the door", "In the projection booth"],
    },
    {
      ...plain,
      _key: "tongues",
      kind: "choices",
      label: "Which languages do you speak?",
      choices: ["English", "Deutsch", "العربية"],
    },
    {
      ...plain,
      _key: "words",
      kind: "longText",
      label: "Anything we should know?",
      minLength: 10,
      maxLength: 2_000,
    },
    { ...plain, _key: "letter", kind: "file", label: "A letter of reference" },
    { ...plain, _key: "news", kind: "checkbox", label: "Send me the programme" },
    {
      ...plain,
      _key: "consent",
      kind: "consent",
      label: "I agree that you store these answers to plan the evenings.",
      required: true,
    },
  ],
  submitLabel: "Volunteer",
  successText: "Thank you. We will write to you.",
  successPage: null,
};

/** The smallest form: one optional field. */
export const smallForm = {
  ...formFixture,
  fields: [{ ...plain, _key: "words", kind: "text", label: "Message" }],
  submitLabel: null,
  successText: null,
};

/** A form with the longest texts. */
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

/** A form in Arabic. */
export const arabicForm = {
  ...formFixture,
  fields: [
    { ...plain, _key: "name", kind: "text", label: "اسمك", required: true, autofill: "name" },
    {
      ...plain,
      _key: "email",
      kind: "email",
      label: "عنوان البريد الإلكتروني",
      help: "نجيب خلال يومين.",
      required: true,
    },
    {
      ...plain,
      _key: "place",
      kind: "choice",
      label: "أين تود أن تساعد؟",
      choices: ["عند الباب", "في غرفة العرض"],
    },
    { ...plain, _key: "words", kind: "longText", label: "رسالتك", required: true },
    {
      ...plain,
      _key: "consent",
      kind: "consent",
      label: "أوافق على حفظ هذه الإجابات لتنظيم الأمسيات.",
      required: true,
    },
  ],
  submitLabel: "أرسل",
  successText: "شكرًا لك. سنكتب إليك.",
};
