import { expect, test } from "vitest";
import { placeToolbar } from "./toolbar-place.client.ts";

const bar = { width: 400, height: 44, isRtl: false };
const view = { top: 48, bottom: 768 };
const lineAt = (y: number) => (box: { top: number; bottom: number }) =>
  box.top < y && y < box.bottom;
const nothing = () => false;

test.each([
  ["above a text with free space above it", { top: 300, bottom: 400 }, nothing, "above"],
  ["below a text under a heading", { top: 300, bottom: 400 }, lineAt(280), "below"],
  ["below a text at the top of the window", { top: 60, bottom: 400 }, nothing, "below"],
  [
    "at the window's edge between two texts",
    { top: 300, bottom: 400 },
    (box: { top: number; bottom: number }) => lineAt(280)(box) || lineAt(420)(box),
    "window",
  ],
  ["at the window's edge in a long text", { top: -500, bottom: 2_000 }, nothing, "window"],
] as const)(
  "[COMP-1] the toolbar of a text covers no line: it is %s",
  (_, text, hasLine, place) => {
    expect(placeToolbar({ left: 20, right: 620, ...text }, bar, { view, hasLine })).toBe(place);
  },
);

test.each([
  ["left", false, "below"],
  ["right", true, "above"],
])(
  "[COMP-1] the toolbar of a text that begins on the %s covers no line there",
  (_, isRtl, place) => {
    const text = { left: 20, right: 620, top: 300, bottom: 400 };
    const hasLine = (box: { left: number; top: number }) => box.left < 60 && box.top < 300;
    expect(placeToolbar(text, { ...bar, isRtl }, { view, hasLine })).toBe(place);
  },
);
