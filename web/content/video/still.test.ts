import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { OutboundError } from "../outbound/address.ts";
import { GET } from "../../app/api/film-still/route.ts";
import { fetchStill, pictureType } from "./still.ts";
import { isOurStill, knownStill, ownStillAddress } from "../../design/video/still-address.ts";

const vimeo = "https://i.vimeocdn.com/video/452001751-d_1280";
const youtube = "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg";
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

beforeAll(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-the-tests");
});
afterEach(() => vi.restoreAllMocks());

/** Mocks the hosts of still images. `answers` has the body for each URL; other URLs get 404. */
function hosts(answers: Record<string, Uint8Array>) {
  const fetchAnswer = (url: string) => {
    const body = answers[url];
    return Promise.resolve({
      status: body ? 200 : 404,
      contentType: "",
      body: body ?? jpeg,
      url,
    });
  };
  return { fetchAnswer };
}

test.each([
  ["http://i.vimeocdn.com/1"],
  ["https://i.vimeocdn.com.stills.example/1"],
  ["https://someone@i.ytimg.com/1"],
  ["https://vimeo.com/1"],
  [null],
])("[VID-2] rejects %s as a thumbnail's URL", (address) => {
  expect(knownStill(address)).toBeNull();
});

test("[VID-5] signs the site's own URL of a thumbnail", () => {
  const own = new URL(ownStillAddress(vimeo), "https://nightlight.example");
  expect(own.pathname).toBe("/api/film-still");
  const signature = own.searchParams.get("sig") ?? "";
  expect(isOurStill(vimeo, signature)).toBe(true);
  expect(isOurStill(youtube, signature)).toBe(false);
});

test.each([
  ["no signature", `/api/film-still?src=${vimeo}`, 400],
  ["a forged signature", `/api/film-still?src=${vimeo}&sig=forged`, 403],
  ["another host", "/api/film-still?src=https://stills.example/1&sig=forged", 403],
])("[VID-5] refuses a request with %s", async (_, path, status) => {
  expect((await GET(new Request(`https://nightlight.example${path}`))).status).toBe(status);
});

test("detects an image's type by its bytes and rejects SVG", () => {
  const text = (content: string) => new TextEncoder().encode(content);
  expect(pictureType(jpeg)).toBe("image/jpeg");
  expect(pictureType(text("RIFF....WEBPVP8 "))).toBe("image/webp");
  expect(pictureType(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  expect(pictureType(text("<!doctype html>"))).toBeNull();
  expect(pictureType(new Uint8Array())).toBeNull();
});

test("[VID-3] returns no thumbnail when the host times out or responds with a page", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const page = hosts({ [vimeo]: new TextEncoder().encode("<!doctype html>") });
  expect(await fetchStill(vimeo, page.fetchAnswer)).toBeNull();
  const silent = () => Promise.reject(new OutboundError("timeout", "No answer within 5000 ms."));
  expect(await fetchStill(vimeo, silent)).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    "still: The host did not answer in time. No answer within 5000 ms.",
  );
});
