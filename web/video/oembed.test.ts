import { expect, test, vi } from "vitest";
import { askHost, oembedAddress, readFacts } from "./oembed.ts";

const vimeo = { host: "vimeo", id: "76979871", hash: null, start: null } as const;
const youtube = { host: "youtube", id: "aqz-KE-bpKQ", hash: null, start: null } as const;

const answer = (status: number, body: unknown) => ({
  status,
  body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
});

test("[VID-2] Vimeo is asked by the film's own address, not to track", () => {
  expect(oembedAddress(vimeo)).toBe(
    "https://vimeo.com/api/oembed.json?dnt=1&url=https%3A%2F%2Fvimeo.com%2F76979871",
  );
});

test("[VID-2] an unlisted film is asked for with its key", () => {
  expect(oembedAddress({ ...vimeo, hash: "8272103f6e" })).toContain("76979871%2F8272103f6e");
});

test("[VID-2] YouTube is asked by the film's own address", () => {
  expect(oembedAddress(youtube)).toBe(
    "https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ",
  );
});

test("[VID-2] the answer gives title, shape and length", () => {
  const body = { title: "Salt", width: 1280, height: 720, duration: 540 };
  expect(readFacts(answer(200, body))).toEqual({
    state: "playable",
    title: "Salt",
    aspect: 1280 / 720,
    seconds: 540,
  });
});

test("[VID-2] a cut-down answer is enough to play", () => {
  expect(readFacts(answer(200, { title: "", width: "wide" }))).toEqual({
    state: "playable",
    title: null,
    aspect: null,
    seconds: null,
  });
});

test.each([400, 404])("[VID-3] status %i means there is no such film", (status) => {
  expect(readFacts(answer(status, "Not Found"))).toEqual({ state: "notFound" });
});

test.each([401, 403])("[VID-3] status %i means it may not be shown elsewhere", (status) => {
  expect(readFacts(answer(status, "Unauthorized"))).toEqual({ state: "notEmbeddable" });
});

test("[VID-3] a refusal inside an answer of status 200 is a refusal", () => {
  const body = { title: null, domain_status_code: 403 };
  expect(readFacts(answer(200, body))).toEqual({ state: "notEmbeddable" });
});

test.each([
  [500, "{}"],
  [200, "Forbidden"],
  [200, "[]"],
])("[VID-3] status %i with %s says nothing, and the film may still play", (status, body) => {
  expect(readFacts(answer(status, body))).toEqual({ state: "unknown" });
});

test("[VID-3] a host that does not answer in time is no error", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const silent = () => Promise.reject(new Error("did not answer within 2500 ms."));
  await expect(askHost(vimeo, silent)).resolves.toEqual({ state: "unknown" });
  expect(warn).toHaveBeenCalledWith("oEmbed: did not answer within 2500 ms.");
  warn.mockRestore();
});
