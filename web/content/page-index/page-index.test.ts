import { join } from "node:path";
import type { IndexedPage } from "@marquee/schemas/types";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { contentService } from "./content-service.fixture.ts";
import { createIndexFile } from "./index-file.ts";
import { indexedPage, indexedRedirect } from "./indexed-page.fixture.ts";
import { createPageIndex, type PageIndexParts } from "./page-index.ts";

/** The time at which each test begins. */
const START = Date.parse("2026-11-29T12:00:00Z");

const noFile: PageIndexParts["file"] = {
  load: async () => null,
  append: () => undefined,
  written: async () => undefined,
};

const slugOf = (at: number) => `p${String(at).padStart(4, "0")}`;

/** Creates an index of a content service whose pages were published long ago. Only `pass` moves its clock. */
function fixture(count: number, file = noFile) {
  const old = Array.from({ length: count }, (_, at) => indexedPage(slugOf(at)));
  const service = contentService(old);
  let time = START;
  const timers: { run: () => void; at: number }[] = [];
  const warn = vi.fn<(error: unknown) => void>();
  const index = createPageIndex({
    ...service.parts,
    file,
    now: () => time,
    later: (run, ms) => void timers.push({ run, at: time + ms }),
    pause: async () => undefined,
    warn,
  });
  let revision = 1;
  /** Publishes a page now, or in a transaction with an earlier time that becomes visible now. */
  const publish = (slug: string, more: Partial<IndexedPage> = {}, ago = 0) => {
    revision += 1;
    const changed = { _rev: String(revision), _updatedAt: new Date(time - ago).toISOString() };
    service.publish(indexedPage(slug, { ...changed, ...more }));
  };
  /** Runs what is due after `ms`, and waits for it. */
  const pass = async (ms: number) => {
    time += ms;
    for (const timer of timers.splice(0)) {
      if (timer.at <= time) timer.run();
      else timers.push(timer);
    }
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const titlesOf = (pages: Iterable<IndexedPage>) =>
    Array.from(pages, ({ title }) => String(title)).toSorted();
  const titles = () => titlesOf(index.pages.all());
  const storedTitles = () => titlesOf(service.stored.pages.values());
  return { ...service, index, publish, pass, titles, storedTitles, warn };
}

test("[PAGE-7][LIST-3] reads all pages once, then one response for each change, and finds what is gone by its ids", async () => {
  const { index, publish, unpublish, takeRequests, titles, storedTitles } = fixture(300);
  await index.update();
  expect(titles()).toEqual(storedTitles());
  expect(takeRequests().filter((request) => request === "all pages")).toHaveLength(101);
  publish("p0007", { title: "Changed" });
  publish("new");
  await index.update();
  expect(index.pages.at("en", "new")).toBeDefined();
  expect(index.pages.get("page-p0007")?.title).toBe("Changed");
  expect(takeRequests()).toEqual(["newest 50"]);
  unpublish("page-p0100");
  unpublish("page-p0299");
  await index.update();
  expect(titles()).toEqual(storedTitles());
  expect(new Set(takeRequests())).toEqual(new Set(["newest 50", "ids of pages"]));
});

test("[PAGE-7] an update that begins after a change contains it, and concurrent callers share one", async () => {
  const { index, publish, takeRequests, state } = fixture(100);
  await index.update();
  takeRequests();
  const early = index.update();
  state.beforeResponse = () => {
    state.beforeResponse = () => undefined;
    // The response is on its way and lacks this page.
    setImmediate(() => publish("late"));
  };
  await early;
  await new Promise((resolve) => setImmediate(resolve));
  expect(index.pages.at("en", "late")).toBeUndefined();
  await Promise.all(Array.from({ length: 1_000 }, () => index.update()));
  expect(index.pages.at("en", "late")).toBeDefined();
  expect(takeRequests()).toEqual(["newest 50", "newest 50"]);
});

test("[PAGE-7] asks for nothing while the site follows changes and there is none", async () => {
  const { index, publish, takeRequests, pass } = fixture(100);
  await index.current();
  await index.current();
  expect(takeRequests().filter((request) => request === "newest 50")).toHaveLength(2);
  index.follow(true);
  await index.current();
  takeRequests();
  await index.current();
  expect(takeRequests()).toEqual([]);
  publish("new");
  index.noteChange();
  await index.current();
  expect(index.pages.at("en", "new")).toBeDefined();
  takeRequests();
  // The connection may have failed without an error.
  await pass(61_000);
  takeRequests();
  await index.current();
  expect(takeRequests()).toEqual(["newest 50"]);
});

test("[PAGE-7] many changes at once are read in a wider response, and very many by a comparison", async () => {
  const { index, publish, unpublish, state, takeRequests, titles, storedTitles } = fixture(1_200);
  await index.update();
  takeRequests();
  for (let at = 0; at < 200; at += 1) publish(slugOf(at), { title: `B${at}` });
  await index.update();
  expect(takeRequests()).toEqual(["newest 50", "newest 1000"]);
  for (let at = 0; at < 1_100; at += 1) publish(slugOf(at), { title: `C${at}` });
  unpublish("page-p1150");
  state.beforeResponse = (request) => {
    state.fault = request === "all pages" ? new Error("down") : null;
  };
  await expect(index.update()).rejects.toThrow("down");
  state.beforeResponse = () => undefined;
  state.fault = null;
  // The failed update has read the latest changes, but not those before.
  await index.update();
  expect(takeRequests()).toContain("all pages");
  expect(titles()).toEqual(storedTitles());
});

test("[PAGE-7] finds a change that became visible after later ones", async () => {
  const { index, publish, pass, titles, storedTitles } = fixture(100);
  await index.update();
  for (let at = 0; at < 60; at += 1) publish(slugOf(at), { title: `B${at}` });
  await index.update();
  publish("p0099", { title: "Late" }, 2_000);
  await index.update();
  await pass(11_000);
  await pass(60_000);
  expect(titles()).toEqual(storedTitles());
});

test("[PAGE-7] compares all pages after each connection, and reads all again if the content service returned to an earlier state", async () => {
  const { index, publish, pass, titles, storedTitles, takeRequests, stored } = fixture(100);
  await index.update();
  // Written by a tool that sets the time of the change.
  publish("p0050", { title: "Old time" }, 90 * 86_400_000);
  await index.update();
  expect(titles()).not.toEqual(storedTitles());
  index.follow(true);
  takeRequests();
  await pass(10_000);
  expect(takeRequests()).toContain("all pages");
  expect(titles()).toEqual(storedTitles());
  const before = new Map(stored.pages);
  publish("p0099", { title: "Later" });
  await index.update();
  for (const [id, page] of before) stored.pages.set(id, page);
  await index.update();
  expect(titles()).toEqual(storedTitles());
});

test("[PAGE-8] knows redirects, new and changed ones too", async () => {
  const { index, redirect } = fixture(10);
  redirect(indexedRedirect("/en/old"));
  await index.update();
  expect(index.redirects.hasFrom("/en/old")).toBe(true);
  redirect({ ...indexedRedirect("/en/old"), _rev: "2", from: "/en/older" });
  redirect({ ...indexedRedirect("/en/new"), _updatedAt: new Date(START).toISOString() });
  await index.update();
  const addresses = ["/en/old", "/en/older", "/en/new"].filter(index.redirects.hasFrom);
  expect(addresses).toEqual(["/en/older", "/en/new"]);
});

test("[PAGE-9] keeps its pages while the content service fails, and after a restart", async () => {
  const path = join(temporaryFolder(), "below/index.ndjson");
  const log = vi.fn<(line: string) => void>();
  const first = fixture(100, createIndexFile(path, log));
  await first.index.update();
  first.publish("new", { date: START });
  first.unpublish("page-p0003");
  first.redirect(indexedRedirect("/en/old"));
  await first.index.update();
  first.state.fault = new Error("down");
  await expect(first.index.update()).rejects.toThrow("down");
  expect(first.index.pages.at("en", "new")).toBeDefined();
  await first.index.saved();

  const second = fixture(0, createIndexFile(path, log));
  second.state.fault = new Error("down");
  await expect(second.index.update()).rejects.toThrow("down");
  expect(second.index.isFilled()).toBe(true);
  expect(second.titles()).toEqual(first.storedTitles());
  expect(second.index.pages.get("page-new")?.date).toBe(START);
  expect(second.index.redirects.hasFrom("/en/old")).toBe(true);
  expect(log).not.toHaveBeenCalled();
});

test("[PROD-2] after a restart reads only what has changed since, and then compares the rest", async () => {
  const path = join(temporaryFolder(), "index.ndjson");
  const file = () => createIndexFile(path, console.error);
  const first = fixture(100, file());
  await first.index.update();
  await first.index.saved();
  const second = fixture(100, file());
  const { index, stored, publish, takeRequests, titles, storedTitles, pass } = second;
  publish("p0001", { title: "Changed" });
  await index.update();
  expect(takeRequests()).toEqual(["newest 50"]);
  expect(titles()).toEqual(storedTitles());
  const [id = ""] = stored.pages.keys();
  stored.pages.set(id, indexedPage("p0000", { _rev: "missed", title: "Missed" }));
  await pass(10_000);
  expect(titles()).toEqual(storedTitles());
});

test("[PAGE-7] agrees with the content service after any changes", async () => {
  const change = fc.record({
    at: fc.nat(120),
    kind: fc.constantFrom("publish", "publish", "unpublish", "update"),
    ago: fc.constantFrom(0, 0, 500, 5_000),
    pass: fc.constantFrom(0, 0, 700, 15_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 150 }), async (changes) => {
      const { index, publish, unpublish, pass, titles, storedTitles } = fixture(100);
      for (const [number, { at, kind, ago, pass: ms }] of changes.entries()) {
        const slug = slugOf(at);
        if (kind === "update") await index.update();
        else if (kind === "unpublish") unpublish(`page-${slug}`);
        else publish(slug, { title: `Title ${number}` }, ago);
        if (ms > 0) await pass(ms);
      }
      await index.update();
      await pass(15_000);
      await pass(60_000);
      expect(titles()).toEqual(storedTitles());
    }),
    { numRuns: 40, seed: 11 },
  );
});
