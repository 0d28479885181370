import { expect, test } from "vitest";
import { siteWith } from "../site/fetch-from-site.fixture.ts";
import { createVideoCheck, warningOf } from "./check-video.ts";

const createCheck = (...replies: unknown[]) => {
  const [{ requests, fetchFromSite }, checkVideo] = [siteWith(...replies), createVideoCheck()];
  return { check: (address: unknown) => checkVideo(address, fetchFromSite), requests };
};

const playable = { state: "playable", title: "Salt", seconds: 540, still: "/api/film-still?a" };

test("[VID-3] sends one request to the site for each video URL, and none for another value", async () => {
  const { check, requests } = createCheck(playable);
  expect(await check("https://vimeo.com/1")).toEqual(playable);
  expect(await check("https://vimeo.com/1")).toEqual(playable);
  expect(await check("https://films.example/1")).toBeNull();
  expect(await check(undefined)).toBeNull();
  expect(requests).toMatchObject([
    { path: "/api/film", query: { address: "https://vimeo.com/1" } },
  ]);
});

test("[VID-3] sends another request for a video that could not be embedded", async () => {
  const { check } = createCheck({ state: "notEmbeddable" }, playable);
  expect(await check("https://vimeo.com/1")).toEqual({ state: "notEmbeddable" });
  expect(await check("https://vimeo.com/1")).toEqual(playable);
});

test.each([
  ["is down", new TypeError("Failed to fetch")],
  ["is busy", { error: "Too many questions at once." }],
  ["sends invalid data", { ...playable, still: "https://elsewhere.example/1.jpg" }],
])("[VID-3] returns an unknown state when the site %s", async (_, reply) => {
  expect(await createCheck(reply).check("vimeo.com/1")).toMatchObject({ state: "unknown" });
});

test("[VID-3] warns an editor about a missing video and about one that cannot be embedded", () => {
  expect(warningOf({ state: "notFound" })).toMatch(/does not exist or is private/);
  expect(warningOf({ state: "notEmbeddable" })).toMatch(/don't allow embedding/);
  expect(warningOf({ state: "unknown" })).toBeNull();
  expect(warningOf(null)).toBeNull();
});
