import { lookOf, plainTheme } from "@marquee/schemas/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MonochromeFilters } from "./monochrome.tsx";

const { tones } = lookOf({ ...plainTheme, paper: "#f7f8f4", ink: "#10222b" });
const html = renderToStaticMarkup(<MonochromeFilters tones={tones} />);

/**
 * Returns the two colors of a tone's filter: first the color that replaces white, then the color
 * that replaces black.
 */
const floodsOf = (tone: string) =>
  [
    ...(new RegExp(`id="monochrome-${tone}".*?</filter>`).exec(html)?.[0] ?? "").matchAll(
      /flood-color:([^"]+)"/g,
    ),
  ].map(([, color]) => color);

test("[THEME-1] has a filter for each tone, which maps white to the background color in the light scheme, and to the text color in the dark one", () => {
  for (const tone of Object.keys(tones)) expect(floodsOf(tone)).toHaveLength(2);
  const { light, dark } = tones.default;
  expect(floodsOf("default")).toEqual([
    `light-dark(${light.ground}, ${dark.text})`,
    `light-dark(${light.text}, ${dark.ground})`,
  ]);
});
