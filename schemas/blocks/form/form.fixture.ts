import { arabicForm, formFixture, longForm, smallForm } from "../../documents/form/form.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";

const full = {
  _key: "form",
  _type: "form" as const,
  version: 1,
  heading: "Help us light the lamp",
  text: "Ten people a night keep the festival running. No experience needed.",
  form: formFixture,
  tone: "secondary",
  motion: "arrive",
};

const elsewhere = "The form of the block holds a reference; the fields have a form of their own.";

export const formBlockFixture: ProductFixture<"form"> = {
  full,
  empty: { ...full, heading: null, text: null, form: smallForm, tone: "default", motion: "none" },
  longest: { ...full, heading: wordsOf(120), text: wordsOf(600), form: longForm, tone: "tertiary" },
  rightToLeft: {
    ...full,
    heading: "ساعدنا في إشعال المصباح",
    text: "عشرة أشخاص كل ليلة يبقون المهرجان مستمرًا. لا حاجة إلى خبرة.",
    form: arabicForm,
    tone: "inverted",
  },
  broken: brokenBlocks(full, {
    headingTooLong: ["heading", wordsOf(121)],
    textTooLong: ["text", wordsOf(601)],
    noneChosen: ["form", null],
    noFields: ["form.fields", [], elsewhere],
  }),
};
