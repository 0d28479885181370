import { plainTheme } from "@marquee/schemas/contract";
import { describe, expect, it, test } from "vitest";
import { galleryAddress } from "./gallery-address.ts";
import { lookOfQuery, readGalleryQuery } from "./gallery-query.server.ts";
import { storiesOf } from "./stories.ts";

function read(search: string) {
  const asked = readGalleryQuery(Object.fromEntries(new URLSearchParams(search)));
  if (!asked.ok) throw new Error(asked.problems.join(" "));
  return asked.query;
}

const shown = (search: string) => storiesOf(read(search)).map(({ name }) => name);

test("parses a view's URL to the view that it was made for", () => {
  const search = "?block=quote&state=full&theme=dark&dir=rtl&width=phone&bare=1&first=1&plain=1";
  expect(galleryAddress(read(search), {})).toBe(search);
  expect(galleryAddress(read(search), { theme: null, bare: false })).not.toMatch(/theme|bare/);
});

test("shows a block in every valid state when only the block is given", () => {
  expect(shown("?block=text")).toEqual([
    "text-full",
    "text-empty",
    "text-longest",
    "text-rightToLeft",
  ]);
});

test("shows the full state of every block when no block is given", () => {
  const all = shown("");
  expect(all).toContain("heroAnimation-full");
  expect(all.every((name) => name.endsWith("-full"))).toBe(true);
});

test("shows broken states together or one alone", () => {
  expect(shown("?block=text&state=broken")).toContain("text-broken.bodyMissing");
  expect(shown("?block=text&state=broken.bodyMissing")).toEqual(["text-broken.bodyMissing"]);
});

test("reports every unknown value at once with the valid ones", () => {
  const asked = readGalleryQuery({ block: "constructor", theme: "drak" });
  expect(asked).toMatchObject({
    ok: false,
    problems: [
      expect.stringMatching(/^There is no block "constructor"\. There are: heroAnimation, /),
      'There is no theme "drak". There are: light, dark.',
    ],
  });
  expect(readGalleryQuery({ block: "text", state: "tired" })).toMatchObject({
    problems: [
      expect.stringMatching(/^There is no state "tired" of text\. There are: full, .*, broken\.$/),
    ],
  });
  expect(readGalleryQuery({ block: ["text", "quote"] })).toMatchObject({ ok: false });
});

describe("[THEME-1] the option `look`", () => {
  const theme = { paper: "#ffffff", ink: "#17171b", primary: "#c8320a" };

  it("is a theme as JSON, whose other properties have their defaults", () => {
    const look = JSON.stringify({ ...theme, shape: { ...plainTheme.shape, corners: "round" } });
    expect(readGalleryQuery({ look })).toMatchObject({ ok: true, query: { look } });
    expect(lookOfQuery(look)).toMatchObject({
      tones: { primary: { light: { ground: "#c8320a" } } },
      shape: { corners: "round" },
      logo: null,
    });
  });

  it.each([
    ["text that is no JSON", "{"],
    ["null", "null"],
    ["a theme without a color", JSON.stringify({ ...theme, primary: undefined })],
    [
      "a color with markup",
      JSON.stringify({ ...theme, primary: "red}</style><script>alert(1)</script>" }),
    ],
    ["an unknown property", JSON.stringify({ ...theme, css: "body{}" })],
  ])("rejects %s", (_what, look) => {
    expect(readGalleryQuery({ look })).toEqual({
      ok: false,
      problems: [expect.stringContaining("`look` must be a theme as JSON")],
    });
  });

  it("rejects a repeated option", () => {
    expect(readGalleryQuery({ look: ["{}", "{}"] })).toMatchObject({ ok: false });
  });
});
