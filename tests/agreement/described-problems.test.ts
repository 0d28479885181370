import { blockFixtures } from "@marquee/schemas/fixtures";
import { schemaTypes } from "@marquee/schemas/studio";
import { previewProblem, type PreviewProblem } from "@marquee/schemas/editing";
import { expect, test } from "vitest";
import { german, ruleTexts } from "../../studio/i18n/german.ts";
import { createMessageTranslator } from "../../studio/i18n/message-translator.ts";
import { textIn } from "../../studio/i18n/translate.ts";
import { translateType } from "../../studio/i18n/translate-type.ts";
import {
  describeProblems,
  translateReason,
} from "../../studio/plugins/presentation/describe-problems.ts";
import { parseBlocks } from "../../web/content/parse/parse-blocks.ts";
import { compileSchema } from "./shapes/studio-schema.ts";

const translate = createMessageTranslator(ruleTexts);

const schema = compileSchema(
  schemaTypes.map((type) => translateType(type, (english) => textIn(german, english), translate)),
);

const [block, faq] = ['blocks[_key=="hero"]', 'blocks[_key=="faq"]'];
const actions = [
  { _key: "a", _type: "link", label: "Programm" },
  { _key: "new", _type: "link" },
];
const questions = [{ _type: "question", question: "Wann?" }];
const page = {
  _type: "page",
  seo: { image: {} },
  blocks: [
    { _key: "hero", _type: "heroAnimation", actions },
    { _key: "faq", _type: "faq", questions },
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

test.each([
  ["a field of a block", `${block}.heading`, block, "Titel"],
  ["an entry", `${block}.actions[_key=="new"].label`, block, "Schaltflächen › 2. Link › Linktext"],
  ["a titled entry", `${block}.actions[_key=="a"].href`, block, "Schaltflächen › “Programm” › URL"],
  ["an entry without key", `${faq}.questions[0].answer`, "blocks[1]", "Fragen › “Wann?” › Antwort"],
  ["an unknown field", `${block}.author`, block, ""],
])("[TOL-1] names %s by its form titles, in the studio's language", async (_, path, of, title) => {
  expect(await titleOf(problem(path, of))).toBe(title);
});

test("[TOL-1] names fields when the document can't be read, and none of a document of another type", async () => {
  const gone = async () => Promise.reject(new Error("The lake did not answer."));
  expect(await titleOf(problem("title"), gone)).toBe("Titel");
  const image = await titleOf(problem("seo.image.alt"), gone);
  expect(image).toBe("SEO › Social-Media-Bild › Alternativtext");
  const person = async () => ({ ...page, _type: "person" });
  expect(await titleOf(problem(`${block}.actions[_key=="a"].href`, block), person)).toBe("");
});

/** What the site reports for broken fixtures, and for valid blocks in which each value replaces each field. */
const damagedValues = [null, "", "  ", 7, true, [], {}, [null], "a".repeat(3_000)];
const problems = Object.values(blockFixtures).flatMap(({ broken, full }) => {
  const damaged = Object.keys(full).flatMap((name) =>
    damagedValues.map((value) => ({ ...full, [name]: value })),
  );
  const raw = [...Object.values(broken).map((each) => each.block), ...damaged];
  const place = { documentId: "page", documentType: "page", path: "blocks", isEditing: true };
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
  expect(reasons.filter((reason) => translateReason(reason, translate) === reason)).toEqual([]);
});

test("[TOL-1] the studio accepts the path of every problem of a damaged block", () => {
  const path = previewProblem.shape.path;
  const refused = problems.filter((each) => !path.safeParse(each.path).success);
  expect([...new Set(refused.map((each) => each.path))]).toEqual([]);
});
