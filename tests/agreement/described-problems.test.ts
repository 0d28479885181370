import { blockFixtures } from "@marquee/schemas/fixtures";
import { schemaTypes } from "@marquee/schemas/studio";
import { previewProblem, type PreviewProblem } from "@marquee/schemas/editing";
import { expect, test } from "vitest";
import { german, ruleWords } from "../../studio/i18n/german.ts";
import { createRuleWords } from "../../studio/i18n/rule-words.ts";
import { wordsIn } from "../../studio/i18n/translate.ts";
import { translateType } from "../../studio/i18n/translate-type.ts";
import {
  describeProblems,
  reasonInWords,
} from "../../studio/plugins/presentation/describe-problems.ts";
import { parseBlocks } from "../../web/content/parse/parse-blocks.ts";
import { compileSchema } from "./shapes/studio-schema.ts";

const translate = createRuleWords(ruleWords);

const schema = compileSchema(
  schemaTypes.map((type) => translateType(type, (english) => wordsIn(german, english), translate)),
);

const block = 'blocks[_key=="hero"]';
const page = {
  _type: "page",
  seo: { image: {} },
  blocks: [
    {
      _key: "hero",
      _type: "heroAnimation",
      actions: [
        { _key: "a", _type: "link", label: "Programm" },
        { _key: "new", _type: "link" },
      ],
    },
    { _key: "faq", _type: "faq", questions: [{ _type: "question", question: "Wann?" }] },
  ],
};

const problem = (path: string, of = ""): PreviewProblem => ({
  document: "drafts.page",
  type: "page",
  path,
  block: of,
  reason: "Enter the link text.",
});

const titleOf = async (named: PreviewProblem, read = async (): Promise<unknown> => page) =>
  (await describeProblems([named], { schema, read }))[0]?.title;

test("[TOL-1] names a field by its form titles, from the block down, in the studio's language", async () => {
  expect(await titleOf(problem(`${block}.heading`, block))).toBe("Titel");
  expect(await titleOf(problem(`${block}.actions[_key=="new"].label`, block))).toBe(
    "Schaltflächen › 2. Link › Linktext",
  );
});

test("[TOL-1] names a list entry by its own title if it has one", async () => {
  expect(await titleOf(problem(`${block}.actions[_key=="a"].href`, block))).toBe(
    "Schaltflächen › “Programm” › URL",
  );
  expect(await titleOf(problem('blocks[_key=="faq"].questions[0].answer', "blocks[1]"))).toBe(
    "Fragen › “Wann?” › Antwort",
  );
});

test("[TOL-1] returns no title for an unknown field, and still names fields when the document can't be read", async () => {
  expect(await titleOf(problem(`${block}.author`, block))).toBe("");
  const gone = async () => Promise.reject(new Error("The lake did not answer."));
  expect(await titleOf(problem("title"), gone)).toBe("Titel");
  expect(await titleOf(problem("seo.image.alt"), gone)).toBe(
    "SEO › Social-Media-Bild › Alternativtext",
  );
});

test("[TOL-1] returns no title when the document's type differs from the problem's type", async () => {
  const person = async () => ({ ...page, _type: "person" });
  expect(await titleOf(problem(`${block}.actions[_key=="a"].href`, block), person)).toBe("");
});

/**
 * Each value replaces each field of a valid block in turn. `problems` collects what the site reports for these blocks
 * and for the broken fixtures.
 */
const damagedValues = [null, "", "  ", 7, true, [], {}, [null], "a".repeat(3_000)];
const problems = Object.values(blockFixtures).flatMap(({ broken, full }) => {
  const damaged = Object.keys(full).flatMap((name) =>
    damagedValues.map((value) => ({ ...full, [name]: value })),
  );
  const raw = [...Object.values(broken).map((each) => each.block), ...damaged];
  const place = { documentId: "page", path: "blocks", isEditing: true };
  return raw.flatMap((each) =>
    parseBlocks([each], place).flatMap(({ path, problem }) =>
      (problem?.reasons ?? []).map(({ field, keyed = field, message }) => ({
        reason: message,
        path: [path, keyed].filter(Boolean).join("."),
      })),
    ),
  );
});

test("[TOL-1] translates every problem reason of a damaged block to German", () => {
  const reasons = [...new Set(problems.map(({ reason }) => reason))];
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter((reason) => reasonInWords(reason, translate) === reason)).toEqual([]);
});

test("[TOL-1] the studio accepts the path of every problem of a damaged block", () => {
  const path = previewProblem.shape.path;
  const refused = problems.filter((each) => !path.safeParse(each.path).success);
  expect([...new Set(refused.map((each) => each.path))]).toEqual([]);
});
