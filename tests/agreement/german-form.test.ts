import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { ruleTexts } from "../../studio/i18n/german.ts";
import { createMessageTranslator } from "../../studio/i18n/message-translator.ts";
import { translateType } from "../../studio/i18n/translate-type.ts";
import { problemsInForms, problemsOfPage } from "./shapes/form-problems.ts";

const translate = createMessageTranslator(ruleTexts);
const german = await problemsInForms(
  schemaTypes.map((type) => translateType(type, String, translate)),
);

/** A page with every kind of problem: empty, too long, malformed, in a list, in a gate, and a warning. */
const faulty = {
  title: "",
  slug: { _type: "slug", current: "Not So" },
  seo: { title: "x".repeat(90), description: "y".repeat(400) },
  blocks: [
    { _key: "a", _type: "faq", questions: [] },
    { _key: "b", _type: "quote" },
    { _key: "c", _type: "signInGate", blocks: [{ _key: "d", _type: "text", body: [] }] },
    { _key: "e", _type: "video", address: "https://vimeo.com/about" },
  ],
};

test("[PAGE-4] the German form reports the same problems at the same fields as the English one, in German", async () => {
  const [english, translated] = [await problemsOfPage(faulty), await german(faulty)];
  const expected = english.map((each) => ({ ...each, message: translate(each.message) }));
  expect(translated).toEqual(expected);
  const messages = new Set(translated.map(({ message }) => message));
  expect(english.filter(({ message }) => messages.has(message))).toEqual([]);
  expect(translated.length).toBeGreaterThan(8);
  expect(messages).toContain("Geben Sie einen Titel für die Seite ein.");
});
