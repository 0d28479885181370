import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { OutboundError } from "../outbound/address.ts";
import { GET } from "../../app/api/film-still/route.ts";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";
import { fetchStill, pictureType } from "./still.ts";
import { isOurStill, knownStill, ownStillAddress } from "../../design/video/still-address.ts";

const vimeo = "https://i.vimeocdn.com/video/452001751-d_1280";
const youtube = "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg";
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);

beforeAll(stubSiteEnv);
afterEach(() => vi.restoreAllMocks());

test("[VID-2][VID-5] rejects other hosts in a thumbnail's URL, and signs the site's own URL of it", () => {
  const hosts = ["i.vimeocdn.com.stills.example", "someone@i.ytimg.com", "vimeo.com"];
  for (const host of hosts) expect(knownStill(`https://${host}/1`)).toBeNull();
  for (const url of ["http://i.vimeocdn.com/1", null]) expect(knownStill(url)).toBeNull();
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
  const body = new TextEncoder().encode("<!doctype html>");
  const page = (url: string) => Promise.resolve({ status: 200, contentType: "", body, url });
  expect(await fetchStill(vimeo, page)).toBeNull();
  const silent = () => Promise.reject(new OutboundError("timeout", "No answer within 5000 ms."));
  expect(await fetchStill(vimeo, silent)).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    "still: The host did not answer in time. No answer within 5000 ms.",
  );
});
