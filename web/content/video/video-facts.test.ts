import { expect, test } from "vitest";
import { createVideoFacts } from "./video-facts.ts";
import type { VideoFacts } from "./oembed.ts";

const film = { host: "vimeo", kind: "film", id: "1", hash: null, start: null } as const;
const playable: VideoFacts = {
  state: "playable",
  title: "Salt",
  aspect: null,
  seconds: null,
  still: null,
  uploaded: null,
};

function openFacts(answers: VideoFacts[]) {
  let asked = 0;
  let time = 0;
  const facts = createVideoFacts(
    () => Promise.resolve(answers[asked++] ?? playable),
    () => time,
  );
  return { facts, asked: () => asked, wait: (ms: number) => (time += ms) };
}

test("[VID-2] sends one request to a video's host for two pages with the same video", async () => {
  const { facts, asked } = openFacts([playable]);
  expect(await Promise.all([facts(film), facts(film)])).toEqual([playable, playable]);
  expect(asked()).toBe(1);
});

test("[VID-2] sends another request to the host after an hour", async () => {
  const { facts, asked, wait } = openFacts([]);
  await facts(film);
  wait(60 * 60_000 + 1);
  await facts(film);
  expect(asked()).toBe(2);
});

test("[VID-3] retries a host that did not respond, but only after two seconds", async () => {
  const { facts, asked, wait } = openFacts([{ state: "unknown" }, playable]);
  await facts(film);
  wait(1_900);
  expect(await facts(film)).toEqual({ state: "unknown" });
  wait(200);
  expect(await facts(film)).toEqual(playable);
  expect(asked()).toBe(2);
});

test("caches an unlisted video separately by its key", async () => {
  const { facts, asked } = openFacts([]);
  await facts(film);
  await facts({ ...film, hash: "ab" });
  expect(asked()).toBe(2);
});
