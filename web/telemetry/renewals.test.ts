import { expect, test } from "vitest";
import { createRenewals } from "./renewals.ts";

const [first, second] = ["00-first", "00-second"];

function open() {
  let time = 0;
  return { ...createRenewals(() => time), pass: (ms: number) => (time += ms) };
}

test("[PROD-5] returns the trace that expired a page, to the first request only", () => {
  const renewals = open();
  renewals.rendered("/en", ["content", "s1:home"]);
  renewals.expired(["s1:home", "content-any"], first);
  expect([renewals.take("/en"), renewals.take("/en")]).toEqual([first, undefined]);
});

test("[PROD-5] returns the newest of several traces", () => {
  const renewals = open();
  renewals.rendered("/en", ["s1:home", "s1:footer"]);
  renewals.expired(["s1:footer"], first);
  renewals.expired(["s1:home"], second);
  expect(renewals.take("/en")).toBe(second);
});

test("[PROD-5] returns nothing for a page that the change does not affect, or that is unknown", () => {
  const renewals = open();
  renewals.rendered("/en/about", ["s1:about"]);
  renewals.expired(["s1:home"], first);
  expect([renewals.take("/en/about"), renewals.take("/en")]).toEqual([undefined, undefined]);
});

test("[PROD-5] returns nothing for a page that was rendered since the change", () => {
  const renewals = open();
  renewals.expired(["s1:home"], first);
  renewals.rendered("/en", ["s1:home"]);
  expect(renewals.take("/en")).toBeUndefined();
});

test("[PROD-5] forgets a change after ten minutes", () => {
  const renewals = open();
  renewals.rendered("/en", ["s1:home"]);
  renewals.pass(1_000);
  renewals.expired(["s1:home"], first);
  renewals.pass(10 * 60_000 + 1);
  expect(renewals.take("/en")).toBeUndefined();
});
