import { expect, test } from "vitest";
import { plainLook } from "../../../content/settings/plain-look.ts";
import { picture } from "../../../seo/displayed-page.fixture.ts";
import { isLight, logoPictures } from "./logo-pictures.ts";

const onLight = { ...picture, alt: "Dark logo" };
const onDark = { ...picture, alt: "Bright logo" };
const look = { ...plainLook, logo: { light: onLight, dark: onDark } };

test("[PAGE-10] knows light backgrounds", () => {
  expect(["#ffffff", "#c6f432", "#2f4bd8"].map(isLight)).toEqual([true, true, false]);
});

test.each([
  ["in the color scheme on the page's background", look.logo, "default", onLight, onDark],
  ["for dark backgrounds on an inverted header", look.logo, "inverted", onDark, onDark],
  ["of a theme with one logo", { light: onLight, dark: null }, "inverted", onLight, onLight],
] as const)("[PAGE-10] displays the logo %s", (_, logo, tone, light, dark) => {
  expect(logoPictures({ ...plainLook, logo }, tone)).toEqual({ light, dark });
  expect(logoPictures(plainLook, tone)).toBeNull();
});
