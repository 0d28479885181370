import { expect, test } from "vitest";
import { animationNamed, createAnimationQuestion } from "./animation-question.ts";

const file = { asset: { _type: "reference", _ref: "file-abc-json" } };
const nothing = { address: null, fileId: null };

test("[BLK-2] an uploaded file is named by its asset", () => {
  expect(animationNamed({ source: "file", file })).toEqual({
    address: null,
    fileId: "file-abc-json",
  });
});

test("[BLK-2] a whole https address is asked about, one that is being typed is not", () => {
  const address = "https://lottie.example/a.json";
  expect(animationNamed({ source: "address", address, file })).toEqual({ address, fileId: null });
  expect(animationNamed({ source: "address", address: "https:/", file })).toEqual(nothing);
  expect(animationNamed({ source: "address", address: "http://lottie.example" })).toEqual(nothing);
});

test("[BLK-2] an empty field asks nothing", () => {
  expect(animationNamed(undefined)).toEqual(nothing);
  expect(animationNamed({ source: "file" })).toEqual(nothing);
});

const site = "https://nightlight.example";
const address = "https://lottie.example/a.json";
const noFiles = { fetch: () => Promise.reject(new Error("No file was to be looked for.")) };

function questionTo(answers: (() => Promise<Response>)[]) {
  const asked: string[] = [];
  const ask = createAnimationQuestion(site, (input) => {
    asked.push(String(input));
    return (answers.shift() ?? (() => Promise.reject(new Error("No answer is left."))))();
  });
  return { ask, asked };
}

const says = (problem: string | null) => () => Promise.resolve(Response.json({ problem }));

test("[BLK-2] the site is asked once about an address, whoever asks, and told in whose place the poster stands", async () => {
  const { ask, asked } = questionTo([says("It is no animation.")]);
  const field = { source: "address", address };
  const answers = await Promise.all([ask(field, noFiles), ask(field, noFiles)]);
  expect(answers).toEqual(
    Array(2).fill("Visitors will see the picture alone. It is no animation."),
  );
  expect(asked).toEqual([`${site}/api/animation/check?address=${encodeURIComponent(address)}`]);
});

test("[BLK-2] an uploaded file is asked about by the address at which it is served", async () => {
  const { ask, asked } = questionTo([says(null)]);
  const files = { fetch: async () => "https://cdn.example/a.json" };
  expect(await ask({ source: "file", file }, files)).toBeNull();
  expect(asked).toEqual([`${site}/api/animation/check?address=https%3A%2F%2Fcdn.example%2Fa.json`]);
});

test("[BLK-2] a site that is down says nothing about the animation", async () => {
  const { ask } = questionTo([]);
  expect(await ask({ source: "address", address }, noFiles)).toBeNull();
});
