import { expect, test } from "vitest";
import type { AskSite, SiteQuestion } from "../site/ask-site.ts";
import { createVideoQuestion, warningOf } from "./video-question.ts";

function questionTo(answers: (() => Promise<Response>)[]) {
  const asked: SiteQuestion[] = [];
  const ask = createVideoQuestion();
  const askSite: AskSite = (question) => {
    asked.push(question);
    return (answers.shift() ?? (() => Promise.reject(new Error("No answer is left."))))();
  };
  return { ask: (address: unknown) => ask(address, askSite), asked };
}

const respond = (body: unknown) => () => Promise.resolve(Response.json(body));
const playable = { state: "playable", title: "Salt", seconds: 540, still: "/api/film-still?a" };

test("[VID-3] sends one request to the site for each video URL", async () => {
  const { ask, asked } = questionTo([respond(playable)]);
  expect(await ask("https://vimeo.com/1")).toEqual(playable);
  expect(await ask("https://vimeo.com/1")).toEqual(playable);
  expect(asked).toMatchObject([{ path: "/api/film", query: { address: "https://vimeo.com/1" } }]);
});

test("sends no request for a value that is not a video URL", async () => {
  const { ask, asked } = questionTo([]);
  expect(await ask("https://films.example/1")).toBeNull();
  expect(await ask(undefined)).toBeNull();
  expect(asked).toEqual([]);
});

test("[VID-3] sends another request for a video that could not be embedded", async () => {
  const { ask } = questionTo([respond({ state: "notEmbeddable" }), respond(playable)]);
  expect(await ask("https://vimeo.com/1")).toEqual({ state: "notEmbeddable" });
  expect(await ask("https://vimeo.com/1")).toEqual(playable);
});

test("[VID-3] returns an unknown state when the site is down, busy or sends invalid data", async () => {
  const { ask } = questionTo([
    () => Promise.reject(new TypeError("Failed to fetch")),
    respond({ error: "Too many questions at once." }),
    respond({ ...playable, still: "https://elsewhere.example/1.jpg" }),
  ]);
  const answers = [await ask("vimeo.com/1"), await ask("vimeo.com/1"), await ask("vimeo.com/1")];
  expect(answers.map((answer) => answer?.state)).toEqual(["unknown", "unknown", "unknown"]);
});

test("[VID-3] warns an editor about a missing video and about one that cannot be embedded", () => {
  expect(warningOf({ state: "notFound" })).toMatch(/does not exist or is private/);
  expect(warningOf({ state: "notEmbeddable" })).toMatch(/don't allow embedding/);
  expect(warningOf({ state: "unknown" })).toBeNull();
  expect(warningOf(null)).toBeNull();
});
