import { afterEach, expect, test, vi } from "vitest";
import { type Upload, uploadAssets } from "./copied-assets.ts";
import { withReplacedReferences } from "./paste-blocks.ts";

const png = { id: "image-1-8x6-png", url: "https://other.example/1.png", name: "quay.png" };
const clip = { id: "file-2-mp4", url: "https://other.example/2.mp4", name: null };

function respondWith(responses: Record<string, Response>) {
  const fetched = vi.fn<(url: string) => Promise<Response>>(
    async (url) => responses[url] ?? Promise.reject(new TypeError("Failed to fetch")),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const typed = (type: string, headers = {}) =>
  new Response("bytes", { headers: { "content-type": type, ...headers } });

function datasetOf(refused = "") {
  const uploads: unknown[][] = [];
  const upload: Upload = async (...call) => {
    if (call[0] === refused) throw new Error("413");
    uploads.push(call);
    return { _id: `new-${uploads.length}` };
  };
  return { uploads, upload };
}

afterEach(() => vi.unstubAllGlobals());

test("[COMP-3] uploads the assets of another site, without credentials, and returns their new IDs", async () => {
  const fetched = respondWith({ [png.url]: typed("image/png"), [clip.url]: typed("video/mp4") });
  const { upload, uploads } = datasetOf();
  const ids = Object.fromEntries(await uploadAssets(upload, [png, clip]));
  expect(ids).toEqual({ [png.id]: "new-1", [clip.id]: "new-2" });
  expect(uploads).toMatchObject([
    ["image", { type: "image/png" }, { filename: "quay.png" }],
    ["file", { type: "video/mp4" }, {}],
  ]);
  expect(fetched).toHaveBeenCalledWith(png.url, expect.objectContaining({ credentials: "omit" }));
  // The dataset rejects one, but gets the other.
  respondWith({ [png.url]: typed("image/png"), [clip.url]: typed("video/mp4") });
  const others = await uploadAssets(datasetOf("image").upload, [png, clip]);
  expect([...others.keys()]).toEqual([clip.id]);
});

test.each([
  ["a network error", {}],
  ["an error status", { [png.url]: new Response("", { status: 404 }) }],
  ["a page instead of an image", { [png.url]: typed("text/html") }],
  ["a file that is too large", { [png.url]: typed("image/png", { "content-length": "60000000" }) }],
])("[COMP-3] omits an image after %s", async (_, responses) => {
  respondWith(responses);
  const { upload, uploads } = datasetOf();
  expect((await uploadAssets(upload, [png])).size).toBe(0);
  expect(uploads).toEqual([]);
});

test("[COMP-3] replaces the references to uploaded assets, at any depth", () => {
  const asset = { _type: "reference", _ref: png.id };
  const block = { _key: "a", _type: "gallery", pictures: [{ _key: "p", alt: "A quay", asset }] };
  expect(withReplacedReferences(block, new Map([[png.id, "new-1"]]))).toEqual({
    ...block,
    pictures: [{ _key: "p", alt: "A quay", asset: { _type: "reference", _ref: "new-1" } }],
  });
});
