import { afterEach, expect, test, vi } from "vitest";
import { hasTrackingOptOut } from "./tracking-opt-out.client.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["Global Privacy Control", { globalPrivacyControl: true }, true],
  ["Do Not Track alone", { doNotTrack: "1", globalPrivacyControl: false }, true],
  ["a browser that allows tracking", { doNotTrack: "0", globalPrivacyControl: false }, false],
  ["a browser without a choice", { doNotTrack: null }, false],
  ["Firefox without a choice", { doNotTrack: "unspecified" }, false],
])("[CON-4] recognizes the signal of %s", (_title, signals, expected) => {
  vi.stubGlobal("navigator", signals);
  expect(hasTrackingOptOut()).toBe(expected);
});
