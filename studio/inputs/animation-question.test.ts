import { expect, test } from "vitest";
import type { AskSite, SiteQuestion } from "../site/ask-site.ts";
import { animationNamed, createAnimationQuestion } from "./animation-question.ts";

const file = { asset: { _type: "reference", _ref: "file-abc-json" } };
const nothing = { address: null, fileId: null };

test("[BLK-2] identifies an uploaded file by the id of its asset", () => {
  expect(animationNamed({ source: "file", file })).toEqual({
    address: null,
    fileId: "file-abc-json",
  });
});

test("[BLK-2] sends only a complete https URL to the site", () => {
  const address = "https://lottie.example/a.json";
  expect(animationNamed({ source: "address", address, file })).toEqual({ address, fileId: null });
  expect(animationNamed({ source: "address", address: "https:/", file })).toEqual(nothing);
  expect(animationNamed({ source: "address", address: "http://lottie.example" })).toEqual(nothing);
});

test("[BLK-2] sends nothing for an empty field", () => {
  expect(animationNamed(undefined)).toEqual(nothing);
  expect(animationNamed({ source: "file" })).toEqual(nothing);
});

const address = "https://lottie.example/a.json";

function questionTo(answers: (() => Promise<Response>)[]) {
  const asked: SiteQuestion[] = [];
  const ask = createAnimationQuestion();
  const askSite: AskSite = (question) => {
    asked.push(question);
    return (answers.shift() ?? (() => Promise.reject(new Error("No answer is left."))))();
  };
  return { ask: (value: unknown) => ask(value, askSite), asked };
}

const respond = (problem: string | null) => () => Promise.resolve(Response.json({ problem }));

test("[BLK-2] sends one request for a URL and warns that visitors see the poster", async () => {
  const { ask, asked } = questionTo([respond("It is no animation.")]);
  const field = { source: "address", address };
  const answers = await Promise.all([ask(field), ask(field)]);
  expect(answers).toEqual(
    Array(2).fill("Visitors see the image instead of the animation. It is no animation."),
  );
  expect(asked).toMatchObject([{ path: "/api/animation/check", query: { address } }]);
});

test("[SEC-1] sends only the asset's id of an uploaded file, so that the site builds its URL", async () => {
  const { ask, asked } = questionTo([respond(null)]);
  expect(await ask({ source: "file", file })).toBeNull();
  expect(asked.map(({ query }) => query)).toEqual([{ file: "file-abc-json" }]);
});

test("[BLK-2] shows no warning when the site is down", async () => {
  const { ask } = questionTo([]);
  expect(await ask({ source: "address", address })).toBeNull();
});
