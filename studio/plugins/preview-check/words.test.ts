import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

const facts = { dataset: "films" };
const open = { check: "dataset", verdict: "warning", finding: "public", facts } as const;

test.each([
  ["embedded", "npm run lake -- dataset private films"],
  ["hosted", "npx sanity dataset visibility set films private"],
] as const)(
  "[GATE-5] suggests a fix that depends on the %s content service",
  (service, command) => {
    const fix = `Run this command, then restart the site: \`${command}\``;
    expect(wordsOf(open, service).fix).toBe(fix);
  },
);

test("suggests no fix for a good finding, and displays the names of a newer site's unknown one", () => {
  const good = { check: "token", verdict: "good", finding: "reads", facts: {} } as const;
  expect(wordsOf(good, "hosted")).toEqual({
    title: "Read token",
    description:
      "The site's token has the correct permissions: it can read drafts, but can't change content.",
    fix: null,
  });
  const newer = { check: "weather", verdict: "bad", finding: "rain", facts: {} } as const;
  expect(wordsOf(newer, "hosted")).toEqual({ title: "weather", description: "rain", fix: null });
});
