import { expect, test } from "vitest";
import { createPageRenewal } from "./page-renewal.ts";

/** Creates a renewal whose requests take 10 ms each. `during` runs at each request. */
function fixture(during: (path: string) => void = () => undefined) {
  let time = 0;
  const requested: string[] = [];
  const pauses: number[] = [];
  const renewal = createPageRenewal({
    requestPage: async (path) => {
      requested.push(path);
      time += 10;
      during(path);
      if (path === "/en/broken") throw new Error("made-up fault");
    },
    now: () => time,
    pause: async (ms) => {
      pauses.push(ms);
      time += ms;
    },
  });
  const visit = (path: string, times: number) => {
    for (let count = 0; count < times; count += 1) renewal.noteVisit(path);
  };
  const pass = (ms: number) => void (time += ms);
  return { renewal, requested, pauses, visit, pass };
}

test("[LIST-3] renews expired pages in the order of their visits, also after one that fails", async () => {
  const { renewal, requested, pauses, visit } = fixture();
  const pages = { "/en/few": 1, "/en": 9, "/en/broken": 5, "/en/none": 0, "/en/other": 7 };
  for (const [path, times] of Object.entries(pages)) {
    visit(path, times);
    renewal.noteRendered(path, path === "/en/other" ? ["s1:other"] : ["s1:settings", "s1:x"]);
  }
  renewal.noteExpired(["s1:settings", "content-any"]);
  await renewal.settled();
  // The page without visits is rendered at its next visit, and the other one has not expired.
  expect(requested).toEqual(["/en", "/en/broken", "/en/few"]);
  // At most a quarter of the time is spent on rendering.
  expect(pauses).toEqual([1_000, 30, 30, 30]);
});

test("[LIST-3] renews no page that a visitor has caused to be rendered, and each that expires again", async () => {
  const { renewal, requested, visit } = fixture((path) => {
    if (path !== "/en" || requested.length > 1) return;
    renewal.noteRendered("/en/b", ["s1:settings"]);
    renewal.noteExpired(["s1:home"]);
  });
  visit("/en", 3);
  visit("/en/b", 2);
  renewal.noteRendered("/en", ["s1:settings", "s1:home"]);
  renewal.noteRendered("/en/b", ["s1:settings"]);
  renewal.noteExpired(["s1:settings"]);
  await renewal.settled();
  expect(requested).toEqual(["/en", "/en"]);
});

test("[LIST-3] earlier visits count less", async () => {
  const { renewal, requested, visit, pass } = fixture();
  visit("/en/past", 10);
  pass(24 * 3_600_000);
  visit("/en/now", 2);
  for (const path of ["/en/past", "/en/now"]) renewal.noteRendered(path, ["t"]);
  renewal.noteExpired(["t"]);
  await renewal.settled();
  expect(requested).toEqual(["/en/now", "/en/past"]);
});

test("[SEC-5] remembers a limited number of pages, of which a crawler doesn't displace the most visited", async () => {
  const { renewal, requested, visit } = fixture();
  visit("/en", 5);
  for (let number = 0; number < 10_000; number += 1) {
    renewal.noteVisit(`/en/${number}`);
    renewal.noteRendered(`/en/${number}`, ["t"]);
  }
  renewal.noteRendered("/en", ["t"]);
  expect(renewal.size().visited).toBeLessThanOrEqual(2_000);
  expect(renewal.size().rendered).toBeLessThanOrEqual(600);
  renewal.noteExpired(["t"]);
  await renewal.settled();
  expect(requested[0]).toBe("/en");
  expect(requested.length).toBeLessThanOrEqual(600);
});
