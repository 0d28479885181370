import { expect, test } from "vitest";
import { siteWith } from "../site/ask-site.fixture.ts";
import { animationNamed, createAnimationQuestion } from "./animation-question.ts";

const address = "https://lottie.example/a.json";
const file = { asset: { _type: "reference", _ref: "file-abc-json" } };
const nothing = { address: null, fileId: null };

test.each([
  [
    { source: "file", file },
    { address: null, fileId: "file-abc-json" },
  ],
  [
    { source: "address", address, file },
    { address, fileId: null },
  ],
  [{ source: "address", address: "https:/", file }, nothing],
  [{ source: "address", address: "http://lottie.example" }, nothing],
  [undefined, nothing],
  [{ source: "file" }, nothing],
])(
  "[BLK-2] identifies a file by its asset, and sends only a complete https URL: %j",
  (value, named) => {
    expect(animationNamed(value)).toEqual(named);
  },
);

test("[BLK-2] sends one request for a URL and warns that visitors see the poster", async () => {
  const { asked, askSite } = siteWith({ problem: "It is no animation." });
  const ask = createAnimationQuestion();
  const field = { source: "address", address };
  const warnings = await Promise.all([ask(field, askSite), ask(field, askSite)]);
  const warning = "Visitors see the image instead of the animation. It is no animation.";
  expect(warnings).toEqual([warning, warning]);
  expect(asked).toMatchObject([{ path: "/api/animation/check", query: { address } }]);
});

test("[BLK-2] passes on which layers look different on the site", async () => {
  const warning = "These layers use expressions.";
  const { askSite } = siteWith({ problem: null, warning });
  expect(await createAnimationQuestion()({ source: "address", address }, askSite)).toBe(warning);
});

test("[SEC-1] sends only the asset's id of an uploaded file, so that the site builds its URL", async () => {
  const { asked, askSite } = siteWith({ problem: null });
  expect(await createAnimationQuestion()({ source: "file", file }, askSite)).toBeNull();
  expect(asked.map(({ query }) => query)).toEqual([{ file: "file-abc-json" }]);
});

test("[BLK-2] shows no warning when the site is down", async () => {
  const field = { source: "address", address };
  expect(await createAnimationQuestion()(field, siteWith().askSite)).toBeNull();
});
