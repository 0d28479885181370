import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

const open = {
  check: "dataset",
  verdict: "warning",
  finding: "public",
  facts: { dataset: "films" },
} as const;

test("[GATE-5] suggests a fix that depends on the content service", () => {
  expect(wordsOf(open, "embedded").fix).toBe(
    "Run this command, then restart the site: `npm run lake -- dataset private films`",
  );
  expect(wordsOf(open, "hosted").fix).toBe(
    "Run this command, then restart the site: `npx sanity dataset visibility set films private`",
  );
});

test("suggests no fix for a good finding", () => {
  const good = { check: "token", verdict: "good", finding: "reads", facts: {} } as const;
  expect(wordsOf(good, "hosted")).toEqual({
    title: "Read token",
    description:
      "The site's token has the correct permissions: it can read drafts, but can't change content.",
    fix: null,
  });
});

test("displays the names of a newer site's unknown finding", () => {
  const newer = { check: "weather", verdict: "bad", finding: "rain", facts: {} } as const;
  expect(wordsOf(newer, "hosted")).toEqual({ title: "weather", description: "rain", fix: null });
});
