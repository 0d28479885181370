import { plainTheme } from "@marquee/schemas/contract";
import { describe, expect, it, test } from "vitest";
import { galleryAddress } from "./gallery-address.ts";
import { lookOfQuery, readGalleryQuery } from "./gallery-query.server.ts";
import { storiesOf } from "./stories.ts";

function read(search: string) {
  const parsed = readGalleryQuery(Object.fromEntries(new URLSearchParams(search)));
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  return parsed.query;
}

const shown = (search: string) => storiesOf(read(search)).map(({ name }) => name);

test("parses a view's URL to the view that it was made for", () => {
  const search = "?block=quote&state=full&theme=dark&dir=rtl&width=phone&bare=1&first=1&plain=1";
  expect(galleryAddress(read(search), {})).toBe(search);
  expect(galleryAddress(read(search), { theme: null, bare: false })).not.toMatch(/theme|bare/);
});

test("shows a block in its valid states, in its broken ones or in one, and every block in full", () => {
  const valid = ["full", "empty", "longest", "rightToLeft"].map((state) => `text-${state}`);
  expect(shown("?block=text")).toEqual(valid);
  expect(shown("?block=text&state=broken")).toContain("text-broken.bodyMissing");
  expect(shown("?block=text&state=broken.bodyMissing")).toEqual(["text-broken.bodyMissing"]);
  expect(shown("")).toContain("heroAnimation-full");
  expect(shown("").every((name) => name.endsWith("-full"))).toBe(true);
});

test("reports every unknown value at once with the valid ones", () => {
  const noBlock = /^There is no block "constructor"\. There are: heroAnimation, /;
  const noTheme = 'There is no theme "drak". There are: light, dark.';
  expect(readGalleryQuery({ block: "constructor", theme: "drak" })).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(noBlock), noTheme],
  });
  const noState = /^There is no state "tired" of text\. There are: full, .*, broken\.$/;
  expect(readGalleryQuery({ block: "text", state: "tired" })).toMatchObject({
    problems: [expect.stringMatching(noState)],
  });
  expect(readGalleryQuery({ block: ["text", "quote"] })).toMatchObject({ ok: false });
});

describe("[THEME-1] the option `look`", () => {
  const theme = { paper: "#ffffff", ink: "#17171b", primary: "#c8320a" };
  const markup = "red}</style><script>alert(1)</script>";

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
    ["a color with markup", JSON.stringify({ ...theme, primary: markup })],
    ["an unknown property", JSON.stringify({ ...theme, css: "body{}" })],
  ])("rejects %s", (_what, look) => {
    const problems = [expect.stringContaining("`look` must be a theme as JSON")];
    expect(readGalleryQuery({ look })).toEqual({ ok: false, problems });
  });

  it("rejects a repeated option", () => {
    expect(readGalleryQuery({ look: ["{}", "{}"] })).toMatchObject({ ok: false });
  });
});
