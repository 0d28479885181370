import { lookOf, plainTheme } from "@marquee/schemas/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PictureFilters } from "./picture-filters.tsx";

const look = lookOf({ ...plainTheme, paper: "#f7f8f4", ink: "#10222b" });
const { tones } = look;

const filtersOf = (pictures: typeof look.shape.pictures) =>
  renderToStaticMarkup(<PictureFilters look={{ tones, shape: { ...look.shape, pictures } }} />);

/** Returns the colors of a tone's filter that replace white and black. */
function floodsOf(tone: string, pictures: "monochrome" | "drawn" = "monochrome") {
  const [filter = ""] =
    new RegExp(`id="pictures-${tone}".*?</filter>`).exec(filtersOf(pictures)) ?? [];
  return [...filter.matchAll(/flood-color:([^"]+)"/g)].map(([, color]) => color);
}

test("[THEME-1] has a filter for each tone, which maps white to the background color in the light scheme, and to the text color in the dark one", () => {
  for (const tone of Object.keys(tones)) expect(floodsOf(tone)).toHaveLength(2);
  const { light, dark } = tones.default;
  expect(floodsOf("default")).toEqual([
    `light-dark(${light.ground}, ${dark.text})`,
    `light-dark(${light.text}, ${dark.ground})`,
  ]);
});

test("[THEME-1] the paper of a drawing has the color of the background in both schemes, and its ink that of the text", () => {
  for (const [name, { light, dark }] of Object.entries(tones)) {
    expect(floodsOf(name, "drawn")).toEqual([
      `light-dark(${light.ground}, ${dark.ground})`,
      `light-dark(${light.text}, ${dark.text})`,
    ]);
  }
  expect(filtersOf("natural")).toBe("");
});
