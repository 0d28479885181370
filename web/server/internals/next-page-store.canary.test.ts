import fs from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { describeSeam } from "../../../tests/support/canary.ts";
import { recordTelemetry } from "../../runtime/telemetry/telemetry.fixture.ts";
import { createPageRenewal } from "../page-cache/page-renewal.ts";
import PageStore from "./next-page-store.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

const require = createRequire(import.meta.url);

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "next/dist/server/lib/incremental-cache: get, set and revalidateTag of FileSystemCache. If Next.js itself drops a page that was rendered during a change, delete next-page-store.ts and the setting `cacheHandler`.",
});

/** The methods of Next.js's page cache that the tests call. */
type Cache = {
  get: (path: string, context: object) => Promise<Entry | null>;
  set: (path: string, page: object, context: object) => Promise<void>;
  revalidateTag: (tag: string, durations: { expire: number }) => Promise<void>;
};
type Entry = { isStale?: boolean | number; value: { html: string } };
type Store = typeof PageStore;

const {
  IncrementalCache,
}: {
  IncrementalCache: new (options: object) => Cache;
} = require("next/dist/server/lib/incremental-cache/index.js");
const {
  default: NextStore,
}: { default: Store } = require("next/dist/server/lib/incremental-cache/file-system-cache.js");

const owner = {
  kind: "APP_PAGE",
  route: { kind: "APP_PAGE", sourceRoute: "/[locale]/page" },
  isFallback: false,
};

/**
 * Opens the page cache of Next.js with the given store. Returns functions that find, store and
 * expire one page, which has the tag `film`.
 */
function openPage(store: Store, path = `/en/${crypto.randomUUID()}`) {
  const cache = new IncrementalCache({
    CurCacheHandler: store,
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    maxMemoryCacheSize: 1_000_000,
    flushToDisk: false,
    serverDistDir: tmpdir(),
    fs: { ...fs.promises, existsSync: fs.existsSync, readFileSync: fs.readFileSync },
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
    previewProps: { previewModeId: "made-up-id" },
  });
  return {
    path,
    /** Returns the cached page; null if Next.js would render it. */
    find: async (): Promise<string | null> => {
      const entry = await cache.get(path, owner);
      return entry === null || entry.isStale !== undefined ? null : entry.value.html;
    },
    store: (html: string): Promise<void> => {
      const headers = { "x-next-cache-tags": "film" };
      const page = { kind: "APP_PAGE", html, headers, status: 200 };
      return cache.set(path, page, { ...owner, cacheControl: { revalidate: false } });
    },
    // Next.js compares times in ms, so the steps must not happen in the same millisecond.
    change: async (): Promise<void> => {
      await pause(2);
      await cache.revalidateTag("film", { expire: 0 });
      await pause(2);
    },
  };
}

test("the store of Next.js keeps a page that was rendered during a change", async () => {
  const { find, store, change } = openPage(NextStore);
  expect(await find()).toBeNull();
  await change();
  await store("outdated");
  expect(await find()).toBe("outdated");
});

test("[PAGE-7] a page that was rendered during a change is rendered again, and expires with its tag", async () => {
  const { find, store, change } = openPage(PageStore);
  expect(await find()).toBeNull();
  await change();
  await store("outdated");
  expect(await find()).toBeNull();
  await store("current");
  expect(await find()).toBe("current");
  await change();
  expect(await find()).toBeNull();
});

test("[PROD-5] tells the telemetry the path and the tags of a stored page", async () => {
  const { rendered } = recordTelemetry();
  const { path, find, store } = openPage(PageStore);
  expect(await find()).toBeNull();
  await store("first");
  siteRuntime().remove("telemetry");
  expect(rendered).toEqual([[path, ["film"]]]);
});

test.each(["/en/renewed", "/ar/من-نحن"])(
  "[LIST-3] the expired page %s, which was visited, is requested again without a visitor",
  async (path) => {
    const { find, store, change } = openPage(PageStore, path);
    const requested: string[] = [];
    const renewal = createPageRenewal({
      requestPage: async (each) => requested.push(each),
      now: Date.now,
      pause: async () => undefined,
    });
    siteRuntime().provide("pageRenewal", renewal);
    renewal.noteVisit(encodeURI(path));
    expect(await find()).toBeNull();
    await store("first");
    await change();
    await renewal.settled();
    siteRuntime().remove("pageRenewal");
    expect(requested).toEqual([encodeURI(path)]);
  },
);
