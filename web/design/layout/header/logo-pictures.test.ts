import { expect, test } from "vitest";
import { plainLook } from "../../../content/settings/plain-look.ts";
import { picture } from "../../../page/displayed-page.fixture.ts";
import { isLight, logoPictures } from "./logo-pictures.ts";

const onLight = { ...picture, alt: "Dark logo" };
const onDark = { ...picture, alt: "Bright logo" };
const look = { ...plainLook, logo: { light: onLight, dark: onDark } };

test.each([
  ["#ffffff", true],
  ["#c6f432", true],
  ["#2f4bd8", false],
  ["#17171b", false],
])("[PAGE-10] the background %s is light: %s", (color, expected) => {
  expect(isLight(color)).toBe(expected);
});

test("[PAGE-10] a logo on the page's background follows the color scheme", () => {
  expect(logoPictures(look, "default")).toEqual({ light: onLight, dark: onDark });
});

test("[PAGE-10] a logo on an inverted header is the one for dark backgrounds in both color schemes", () => {
  expect(logoPictures(look, "inverted")).toEqual({ light: onDark, dark: onDark });
});

test("[PAGE-10] a theme with one logo displays it on every background", () => {
  const single = { ...plainLook, logo: { light: onLight, dark: null } };
  expect(logoPictures(single, "inverted")).toEqual({ light: onLight, dark: onLight });
  expect(logoPictures(plainLook, "inverted")).toBeNull();
});
