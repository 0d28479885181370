import { plainTheme } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { lookOfQuery, readGalleryQuery } from "./gallery-query.server.ts";

test("reports every unknown value at once with the valid ones, and a repeated option", () => {
  const noBlock = /^There is no block "constructor"\. There are: heroAnimation, /;
  const noTheme = 'There is no theme "drak". There are: light, dark.';
  expect(readGalleryQuery({ block: "constructor", theme: "drak" })).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(noBlock), noTheme],
  });
  for (const repeated of [{ block: ["text", "quote"] }, { look: ["{}", "{}"] }]) {
    expect(readGalleryQuery(repeated)).toMatchObject({ ok: false });
  }
});

const theme = { paper: "#ffffff", ink: "#17171b", primary: "#c8320a" };
const markup = "red}</style><script>alert(1)</script>";

test("[THEME-1] the option `look` is a theme as JSON, whose other properties have their defaults", () => {
  const look = JSON.stringify({ ...theme, shape: { ...plainTheme.shape, corners: "round" } });
  expect(readGalleryQuery({ look })).toMatchObject({ ok: true, query: { look } });
  expect(lookOfQuery(look)).toMatchObject({
    tones: { primary: { light: { ground: "#c8320a" } } },
    shape: { corners: "round" },
    logo: null,
  });
});

test.each([
  ["text that is no JSON", "{"],
  ["null", "null"],
  ["a theme without a color", JSON.stringify({ ...theme, primary: undefined })],
  ["a color with markup", JSON.stringify({ ...theme, primary: markup })],
  ["an unknown property", JSON.stringify({ ...theme, css: "body{}" })],
])("[THEME-1] the option `look` rejects %s", (_what, look) => {
  const problems = [expect.stringContaining("`look` must be a theme as JSON")];
  expect(readGalleryQuery({ look })).toEqual({ ok: false, problems });
});
