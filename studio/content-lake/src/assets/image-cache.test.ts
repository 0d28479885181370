import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { setUpFolder } from "../../tests/support/set-up-folder.ts";
import { createFairQueue } from "../fair-queue.ts";
import { dataError } from "../lake-error.ts";
import { createImageCache, type ImageCache } from "./image-cache.ts";

const inFolder = setUpFolder();

let seconds = 0;
/** A clock that advances by a second on each call. */
const now = () => new Date(Date.UTC(2100, 0, 1) + (seconds += 1) * 1_000);
/** Opens a cache whose transforms run two at a time. */
function open(ceiling: number): ImageCache {
  const cache = createImageCache(inFolder(), { ceiling, now });
  const queue = createFairQueue({ parallel: 2, waiting: 10 }, "Busy");
  return {
    get: (key, caller, transform) =>
      cache.get(key, caller, (first) => queue.run(first, () => transform(first))),
  };
}
const image = (size: number) => () => Promise.resolve(new Uint8Array(size));
const unmade = () => Promise.reject(new Error("made once more"));
const counted = () => vi.fn<() => Promise<Uint8Array<ArrayBuffer>>>(image(10));
const visitor = { client: "visitor", signal: new AbortController().signal };
const cachedFiles = () => readdirSync(inFolder()).toSorted();

it("makes an image once for concurrent and later requests", async () => {
  const cache = open(100);
  const transform = counted();
  await Promise.all([cache.get("a", visitor, transform), cache.get("a", visitor, transform)]);
  expect(await cache.get("a", visitor, unmade)).toEqual(new Uint8Array(10));
  expect(transform).toHaveBeenCalledTimes(1);
});

it("evicts the least recently used image when the cache exceeds its limit", async () => {
  const cache = open(100);
  await cache.get("a", visitor, image(40));
  await cache.get("b", visitor, image(40));
  await cache.get("a", visitor, unmade);
  await cache.get("c", visitor, image(40));
  await expect.poll(() => cachedFiles()).toEqual(["a", "c"]);
  await expect(cache.get("b", visitor, unmade)).rejects.toThrow("made once more");
  expect(await cache.get("d", visitor, image(101))).toHaveLength(101);
  expect(cachedFiles()).toEqual(["a", "c"]);
});

it("restores the order of use after a restart and deletes partial files", async () => {
  const first = open(100);
  await first.get("a", visitor, image(40));
  await first.get("b", visitor, image(40));
  await first.get("b", visitor, unmade);
  await first.get("a", visitor, unmade);
  writeFileSync(inFolder("c.part"), "half");
  const second = open(100);
  await second.get("d", visitor, image(40));
  await expect.poll(() => cachedFiles()).toEqual(["a", "d"]);
});

it("makes an image again after its file was deleted or its transform failed", async () => {
  const cache = open(100);
  await cache.get("a", visitor, image(10));
  rmSync(inFolder(), { recursive: true });
  expect(await cache.get("a", visitor, image(11))).toHaveLength(11);
  await expect(cache.get("b", visitor, unmade)).rejects.toThrow("made once more");
  expect(await cache.get("b", visitor, image(5))).toHaveLength(5);
});

it("[SEC-5] refuses a transform that was refused before without another attempt", async () => {
  const cache = open(100);
  const refusal = dataError(400, "imageTooCostlyError", "The image is too large");
  await expect(cache.get("a", visitor, () => Promise.reject(refusal))).rejects.toBe(refusal);
  await expect(cache.get("a", visitor, image(10))).rejects.toBe(refusal);
});

/** Requests an image from a cache that runs two transforms, the maximum, for a client that can disconnect. */
function openBusyCache(transform: Parameters<ImageCache["get"]>[2]) {
  const cache = open(1_000);
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const running = ["x", "y"].map((key) => cache.get(key, visitor, () => promise));
  const first = cache.get("a", { client: "stranger", signal: controller.signal }, transform);
  const free = async () => {
    resolve(new Uint8Array(1));
    await Promise.all(running);
  };
  return { cache, disconnect: () => controller.abort(), first, free };
}

it("[SEC-1] makes no image when its only client disconnects while it waits", async () => {
  const transform = counted();
  const { cache, disconnect, first, free } = openBusyCache(transform);
  const after = cache.get("b", visitor, image(10));
  disconnect();
  await expect(first).rejects.toThrow("The client has disconnected");
  await free();
  await after;
  expect(transform).not.toHaveBeenCalled();
});

it("[SEC-1] makes an image for a second client when the first one disconnects", async () => {
  const { cache, disconnect, first, free } = openBusyCache(image(10));
  const second = cache.get("a", visitor, unmade);
  disconnect();
  await free();
  expect(await second).toHaveLength(10);
  await first;
});

it("[SEC-1] makes an image that is requested again after it was dropped", async () => {
  const { cache, disconnect, first, free } = openBusyCache(unmade);
  disconnect();
  const again = cache.get("a", visitor, image(10));
  await expect(first).rejects.toThrow("The client has disconnected");
  await free();
  expect(await again).toHaveLength(10);
});
