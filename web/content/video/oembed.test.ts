import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OutboundOptions } from "../outbound/fetch.ts";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";
import { createVideoFacts } from "./video-facts.ts";
import { fetchOembed, oembedAddress, readFacts } from "./oembed.ts";

const vimeo = { host: "vimeo", kind: "film", id: "76979871", hash: null, start: null } as const;
const youtube = { ...vimeo, host: "youtube", id: "aqz-KE-bpKQ" } as const;

beforeAll(() => {
  stubSiteEnv();
  vi.stubEnv("MARQUEE_SITE_URL", "https://nightlight.example");
});
afterEach(() => vi.restoreAllMocks());

const answer = (status: number, body: unknown) => ({
  status,
  body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
});

const vimeoData = "https://vimeo.com/api/oembed.json?dnt=1&width=1280";
const youtubeData = "https://www.youtube.com/oembed?format=json";

test.each([
  [vimeo, vimeoData, "https://vimeo.com/76979871"],
  // An unlisted video has a key.
  [{ ...vimeo, hash: "8272103f6e" }, vimeoData, "https://vimeo.com/76979871/8272103f6e"],
  [{ ...vimeo, kind: "event" as const }, vimeoData, "https://vimeo.com/event/76979871"],
  [youtube, youtubeData, "https://www.youtube.com/watch?v=aqz-KE-bpKQ"],
])(
  "[VID-2] requests the oEmbed data of %j with the video's own URL and without tracking",
  (video, data, address) => {
    expect(oembedAddress(video)).toBe(`${data}&url=${encodeURIComponent(address)}`);
  },
);

test("[VID-2] reads title, aspect ratio, duration, thumbnail and upload date from the response", () => {
  const thumbnail_url = "https://i.vimeocdn.com/video/1-d_1280";
  const upload_date = "2026-03-14 04:10:27";
  const size = { width: 1280, height: 720 };
  const body = { title: "Salt", ...size, duration: 540, thumbnail_url, upload_date };
  expect(readFacts(answer(200, body))).toEqual({
    state: "playable",
    title: "Salt",
    aspect: 1280 / 720,
    seconds: 540,
    still: thumbnail_url,
    uploaded: "2026-03-14",
  });
});

test.each([
  ["without valid details", { title: "", width: "wide", upload_date: "soon" }],
  ["[VID-5] with a thumbnail on another host", { thumbnail_url: "https://stills.example/1.jpg" }],
])("[VID-2] treats a response %s as playable", (_what, body) => {
  const none = { title: null, aspect: null, seconds: null, still: null, uploaded: null };
  expect(readFacts(answer(200, body))).toEqual({ state: "playable", ...none });
});

test.each([
  [404, "Not Found", "notFound"],
  [403, "Unauthorized", "notEmbeddable"],
  [200, { title: null, domain_status_code: 403 }, "notEmbeddable"],
  [500, "{}", "unknown"],
  [200, "Forbidden", "unknown"],
])("[VID-3] treats status %i with %j as the state %s", (status, body, state) => {
  expect(readFacts(answer(status, body))).toEqual({ state });
});

test("[VID-2] sends requests only to the video's host, with the site's referrer and limits of time and size", async () => {
  const asked: [string, OutboundOptions][] = [];
  const fetchAnswer = (address: string, options: OutboundOptions) => {
    asked.push([address, options]);
    return Promise.resolve({ ...answer(200, {}), contentType: "", url: address });
  };
  await fetchOembed(vimeo, fetchAnswer);
  await fetchOembed(youtube, fetchAnswer);
  expect(asked).toEqual([
    [oembedAddress(vimeo), expect.objectContaining({ onlyHosts: ["vimeo.com"] })],
    [oembedAddress(youtube), expect.objectContaining({ onlyHosts: ["www.youtube.com"] })],
  ]);
  expect(asked[0]?.[1]).toMatchObject({
    timeoutMs: 2_000,
    maxBytes: 65_536,
    headers: { referer: "https://nightlight.example/" },
  });
});

test("[VID-3] treats a timeout, which it logs, and a live event that oEmbed does not know as an unknown state", async () => {
  const missing = () => Promise.resolve({ ...answer(404, ""), contentType: "", url: "" });
  expect(await fetchOembed({ ...vimeo, kind: "event" }, missing)).toEqual({ state: "unknown" });
  expect(await fetchOembed(vimeo, missing)).toEqual({ state: "notFound" });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const silent = () => Promise.reject(new Error("did not answer within 2000 ms."));
  await expect(fetchOembed(vimeo, silent)).resolves.toEqual({ state: "unknown" });
  expect(warn).toHaveBeenCalledWith("oEmbed: did not answer within 2000 ms.");
});

test("[VID-2][VID-3] requests a video again after an hour, and after two seconds without a response", async () => {
  let time = 0;
  const fetch = vi.fn<typeof fetchOembed>(async () => ({ state: "unknown" }));
  const facts = createVideoFacts(fetch, () => time);
  for (const moment of [0, 1_999, 2_000, 3_601_999, 3_602_000]) {
    time = moment;
    await Promise.all([facts(vimeo), facts(vimeo)]);
    fetch.mockResolvedValue({ state: "notFound" });
  }
  expect(fetch).toHaveBeenCalledTimes(3);
  await facts({ ...vimeo, hash: "ab" });
  expect(fetch).toHaveBeenCalledTimes(4);
});
