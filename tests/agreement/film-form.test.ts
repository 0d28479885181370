import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { problemsOfPage } from "./shapes/form-problems.ts";
import { storedBlock } from "./shapes/stored-block.ts";

const problemsOf = (fields: object) =>
  problemsOfPage({ blocks: [storedBlock({ ...blockFixtures.video.empty, ...fields })] });

test("warns about a video without captions or a transcript instead of refusing it", async () => {
  expect(await problemsOf({ hasCaptions: false })).toEqual([
    {
      level: "warning",
      path: ["blocks", 0, "hasCaptions"],
      message: expect.stringMatching(/Add a transcript/),
    },
  ]);
});

test("shows no warning when a video has captions or a transcript", async () => {
  const { transcript } = blockFixtures.video.full;
  expect(await problemsOf({ hasCaptions: true })).toEqual([]);
  expect(await problemsOf({ hasCaptions: false, transcript })).toEqual([]);
});

test("[VID-1] refuses a URL of another host and names the supported hosts", async () => {
  expect(await problemsOf({ address: "https://films.example/1" })).toEqual([
    expect.objectContaining({
      level: "error",
      path: ["blocks", 0, "address"],
      message: expect.stringMatching(/URL of one video on Vimeo or YouTube/),
    }),
  ]);
});
