import { expect, test } from "vitest";
import { createRenewals } from "./renewals.ts";

const [first, second] = ["00-first", "00-second"];

function open() {
  let time = 1_000;
  return { ...createRenewals(() => time), pass: (ms: number) => (time += ms) };
}

test("[PROD-5] returns the newest trace that expired a page, to the first request only", () => {
  const renewals = open();
  renewals.rendered("/en", ["content", "s1:home", "s1:footer"]);
  renewals.expired(["s1:footer"], first);
  renewals.expired(["s1:home", "content-any"], second);
  expect([renewals.take("/en"), renewals.take("/en")]).toEqual([second, undefined]);
});

test("[PROD-5] returns nothing for a page that is unknown, unaffected by the change, rendered since, or changed ten minutes ago", () => {
  const renewals = open();
  renewals.rendered("/en/about", ["s1:about"]);
  renewals.expired(["s1:home"], first);
  renewals.rendered("/en/home", ["s1:home"]);
  const pages = ["/en", "/en/about", "/en/home"];
  expect(pages.filter((page) => renewals.take(page) !== undefined)).toEqual([]);
  renewals.expired(["s1:home"], first);
  renewals.pass(10 * 60_000 + 1);
  expect(renewals.take("/en/home")).toBeUndefined();
});
