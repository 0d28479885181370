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

test.each([
  ["[VID-2] an hour after a response", [playable], 3_600_000],
  ["[VID-3] two seconds after a host did not respond", [{ state: "unknown" as const }], 2_000],
])("requests a video's data again only %s, and once for two pages", async (_when, answers, ms) => {
  const { facts, asked, wait } = openFacts(answers);
  expect(await Promise.all([facts(film), facts(film)])).toEqual([answers[0], answers[0]]);
  wait(ms - 1);
  expect(await facts(film)).toEqual(answers[0]);
  expect(asked()).toBe(1);
  wait(1);
  expect(await facts(film)).toEqual(playable);
  expect(asked()).toBe(2);
});

test("caches an unlisted video separately by its key", async () => {
  const { facts, asked } = openFacts([]);
  await facts(film);
  await facts({ ...film, hash: "ab" });
  expect(asked()).toBe(2);
});
