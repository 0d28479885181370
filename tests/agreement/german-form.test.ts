import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { ruleWords } from "../../studio/i18n/german.ts";
import { createRuleWords } from "../../studio/i18n/rule-words.ts";
import { translateType } from "../../studio/i18n/translate-type.ts";
import { problemsInForms, problemsOfPage } from "./shapes/form-problems.ts";

const tell = createRuleWords(ruleWords);
const german = await problemsInForms(schemaTypes.map((type) => translateType(type, String, tell)));

/**
 * A page with every kind of problem: fields that are empty, too long or malformed, an empty list, a
 * warning, and an invalid block inside a gate.
 */
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
  expect(translated.map(({ level, path }) => ({ level, path }))).toEqual(
    english.map(({ level, path }) => ({ level, path })),
  );
  expect(translated.map(({ message }) => message)).toEqual(
    english.map(({ message }) => tell(message)),
  );
  const untranslated = translated.filter(
    ({ message }, place) => message === english[place]?.message,
  );
  expect(untranslated).toEqual([]);
  expect(translated.length).toBeGreaterThan(8);
  expect(translated.map(({ message }) => message)).toContain(
    "Geben Sie einen Titel für die Seite ein.",
  );
});
