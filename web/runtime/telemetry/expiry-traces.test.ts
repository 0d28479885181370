import { expect, test } from "vitest";
import { createExpiryTraces } from "./expiry-traces.ts";

const [first, second] = ["00-first", "00-second"];

function open() {
  let time = 1_000;
  return { ...createExpiryTraces(() => time), pass: (ms: number) => (time += ms) };
}

test("[PROD-5] returns the newest trace that expired a page, to the first request only", () => {
  const traces = open();
  traces.rendered("/en", ["content", "s1:home", "s1:footer"]);
  traces.expired(["s1:footer"], first);
  traces.expired(["s1:home", "content-any"], second);
  expect([traces.take("/en"), traces.take("/en")]).toEqual([second, undefined]);
});

test("[PROD-5] returns nothing for a page that is unknown, unaffected by the change, rendered since, or changed ten minutes ago", () => {
  const traces = open();
  traces.rendered("/en/about", ["s1:about"]);
  traces.expired(["s1:home"], first);
  traces.rendered("/en/home", ["s1:home"]);
  const pages = ["/en", "/en/about", "/en/home"];
  expect(pages.filter((page) => traces.take(page) !== undefined)).toEqual([]);
  traces.expired(["s1:home"], first);
  traces.pass(10 * 60_000 + 1);
  expect(traces.take("/en/home")).toBeUndefined();
});
