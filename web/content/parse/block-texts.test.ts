import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parsedFixture } from "../../blocks/block.fixture.ts";
import { blockTexts } from "./block-texts.ts";
import { isEmptySign } from "./empty-text.ts";

const textsOf = (raw: unknown) =>
  parsedFixture([raw], true).flatMap((parsed) => (parsed.ok ? blockTexts(parsed.block) : []));

test("[COMP-1] lists texts, labels and placeholders of a block with their paths by key, but no options", () => {
  const { heading, intro, features } = blockFixtures.featureGrid.full;
  const listed = textsOf(blockFixtures.featureGrid.full);
  const texts = new Map(listed.map(({ path, text }) => [path, text]));
  expect(texts.get("heading")).toBe(heading);
  expect(texts.get("intro")).toBe(intro);
  for (const { _key, title, link } of features) {
    expect(texts.get(`features[_key=="${_key}"].title`)).toBe(title);
    const label = texts.get(`features[_key=="${_key}"].link.label`) ?? "";
    expect(isEmptySign(label) ? null : label).toBe(link?.label ?? null);
  }
  const { quote, callToAction, heroAnimation } = blockFixtures;
  expect(textsOf(quote.full).map(({ path }) => path)).toContain("words");
  const [action] = callToAction.full.actions;
  expect(textsOf(callToAction.full)).toContainEqual({
    path: `actions[_key=="${action?._key}"].label`,
    text: action?.label,
  });
  const hero = textsOf({ ...heroAnimation.full, heading: null });
  expect(hero).toContainEqual({ path: "heading", text: "[Heading]" });
  const { tone, layout } = heroAnimation.full;
  expect(hero.filter(({ text }) => text === tone || text === layout)).toEqual([]);
});

test("[COMP-1] lists a rich text once, by its letters, and none of the texts inside it", () => {
  const listed = textsOf(blockFixtures.text.full);
  const rich = listed.filter(({ isRich }) => isRich);
  expect(rich.map(({ path }) => path)).toEqual(["body"]);
  expect(rich[0]?.text).toMatch(/^One.*\uFFFC.*json/);
  expect(listed.filter(({ path }) => path.startsWith("body["))).toEqual([]);
  const [question] = blockFixtures.faq.full.questions;
  expect(textsOf(blockFixtures.faq.full).map(({ path }) => path)).toContain(
    `questions[_key=="${question?._key}"].answer`,
  );
});
