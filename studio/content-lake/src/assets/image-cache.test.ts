import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createImageCache } from "./image-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "image-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let seconds = 0;
/** A clock that is never twice the same. */
const now = () => new Date(Date.UTC(2100, 0, 1) + (seconds += 1) * 1_000);
const open = (ceiling: number) => createImageCache(folder, { ceiling, now });
const image = (size: number) => () => Promise.resolve(new Uint8Array(size));
const unmade = () => Promise.reject(new Error("made once more"));
const kept = () => readdirSync(folder).toSorted();

it("makes an image once, and for all who ask for it meanwhile", async () => {
  const cache = open(100);
  const make = vi.fn<() => Promise<Uint8Array<ArrayBuffer>>>(image(10));
  await Promise.all([cache.get("a", make), cache.get("a", make)]);
  expect(await cache.get("a", unmade)).toEqual(new Uint8Array(10));
  expect(make).toHaveBeenCalledTimes(1);
});

it("never grows over its ceiling: what was asked for longest ago goes", async () => {
  const cache = open(100);
  await cache.get("a", image(40));
  await cache.get("b", image(40));
  await cache.get("a", unmade);
  await cache.get("c", image(40));
  await vi.waitFor(() => expect(kept()).toEqual(["a", "c"]));
  await expect(cache.get("b", unmade)).rejects.toThrow("made once more");
});

it("knows after a restart what was asked for last, and clears away what was half written", async () => {
  const first = open(100);
  await first.get("a", image(40));
  await first.get("b", image(40));
  await first.get("b", unmade);
  await first.get("a", unmade);
  writeFileSync(join(folder, "c.part"), "half");
  const second = open(100);
  await second.get("d", image(40));
  await vi.waitFor(() => expect(kept()).toEqual(["a", "d"]));
});

it("gives an image that is larger than the whole cache, and keeps it not", async () => {
  const cache = open(100);
  await cache.get("a", image(10));
  expect(await cache.get("b", image(101))).toHaveLength(101);
  expect(kept()).toEqual(["a"]);
});

it("makes an image again whose file somebody deleted, and one that failed", async () => {
  const cache = open(100);
  await cache.get("a", image(10));
  rmSync(folder, { recursive: true });
  expect(await cache.get("a", image(11))).toHaveLength(11);
  await expect(cache.get("b", unmade)).rejects.toThrow("made once more");
  expect(await cache.get("b", image(5))).toHaveLength(5);
});

it("makes two at a time", async () => {
  const cache = open(1_000);
  let running = 0;
  let most = 0;
  const slow = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return new Uint8Array(1);
  };
  await Promise.all(["a", "b", "c", "d", "e"].map((key) => cache.get(key, slow)));
  expect(most).toBe(2);
});

it("turns away what more than 256 wait before", async () => {
  const cache = open(1_000);
  let finish = (): void => undefined;
  const blocked = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    finish = () => resolve(new Uint8Array(1));
  });
  const asked = Array.from({ length: 259 }, (_, index) => cache.get(String(index), () => blocked));
  await expect(Promise.race(asked)).rejects.toThrow("256 images are waiting to be made already");
  finish();
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(1);
});
