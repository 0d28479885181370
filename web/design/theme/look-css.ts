import type { Look, Roles, ThemeShape, ToneName, Tones } from "@marquee/schemas/types";

/** The selector of each tone in `tokens.css`. */
const selectors: readonly (readonly [ToneName, string])[] = [
  ["default", ':root,[data-tone="default"]'],
  ["inverted", '[data-tone="inverted"]'],
  ["primary", '[data-tone="primary"]'],
  ["secondary", '[data-tone="secondary"]'],
  ["tertiary", '[data-tone="tertiary"]'],
];

/** The CSS variable in `tokens.css` for each color of a tone. */
const variables: readonly (readonly [keyof Roles, string])[] = [
  ["ground", "--ground"],
  ["text", "--text"],
  ["dim", "--dim"],
  ["accent", "--accent"],
  ["onAccent", "--on-accent"],
  ["line", "--line"],
];

const pair = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light},${dark})`;

/**
 * Returns a style sheet with the theme's colors, which replace those of `tokens.css`. Printed pages
 * and forced-colors mode keep the colors of `tokens.css`. Every value is a color that `deriveTones`
 * computed, so the style sheet needs no escaping.
 */
function colorsCss(tones: Tones): string {
  const rules = selectors.map(([name, selector]) => {
    const { light, dark } = tones[name];
    const values = variables.map(([role, name]) => `${name}:${pair(light[role], dark[role])}`);
    return `${selector}{${values.join(";")}}`;
  });
  const { secondary, inverted } = tones;
  const shared = [
    `--mark:${pair(secondary.light.ground, secondary.dark.ground)}`,
    `--on-mark:${pair(secondary.light.text, secondary.dark.text)}`,
    // The background of overscroll below the footer, see base.css.
    `background:${pair(inverted.light.ground, inverted.dark.ground)}`,
  ];
  return `@media screen and (forced-colors:none){${rules.join("")}:root{${shared.join(";")}}}`;
}

/**
 * The CSS variables for each property of a theme's shape. A property without a variable is an attribute, see
 * {@link lookAttributes}.
 */
const shapeValues = {
  corners: {
    square: { "--corner": "0px", "--corner-control": "0px" },
    soft: { "--corner": "0.375rem", "--corner-control": "0.375rem" },
    round: { "--corner": "1.25rem", "--corner-control": "10rem" },
  },
  borders: {
    none: { "--border": "0px" },
    hairline: { "--border": "1px" },
    strong: { "--border": "2px" },
  },
  density: {
    compact: { "--density": "0.55" },
    regular: { "--density": "1" },
    airy: { "--density": "1.4" },
  },
  headingCase: {
    asWritten: { "--heading-case": "none", "--heading-letter": "1" },
    uppercase: { "--heading-case": "uppercase", "--heading-letter": "1.36" },
  },
  headingWeight: {
    light: { "--heading-weight": "300" },
    regular: { "--heading-weight": "400" },
    bold: { "--heading-weight": "700" },
    heavy: { "--heading-weight": "900" },
  },
  headingSize: {
    moderate: { "--heading-scale": "0.72" },
    large: { "--heading-scale": "1" },
  },
  motion: {
    none: { "--quick": "0s", "--steady": "0s", "--slow": "0s", "--still": "1" },
    fade: { "--travel": "0px" },
    lively: { "--travel": "12px" },
  },
} as const satisfies {
  [P in keyof ThemeShape]?: Record<ThemeShape[P], Readonly<Record<`--${string}`, string>>>;
};

/**
 * CSS variables for pictures that extend to the window's edges (`bleeding`), and for pictures that
 * end at the page's margins (`inset`).
 */
const bleeding = {
  "--inset": "0",
  "--bleed-start": "full-start",
  "--bleed-end": "full-end",
  "--narrow-start": "col 3",
};
const inset = {
  "--inset": "1",
  "--bleed-start": "wide-start",
  "--bleed-end": "wide-end",
  "--narrow-start": "wide-start",
};

/** CSS that disables the browser's cross-fade from one page to the next. */
const withoutTransition = "::view-transition-old(root),::view-transition-new(root){animation:none}";

function shapeCss(shape: ThemeShape): string {
  const isPlain = shape.corners === "square" && shape.borders === "none";
  const values = Object.entries({
    ...(isPlain ? bleeding : inset),
    ...shapeValues.corners[shape.corners],
    ...shapeValues.borders[shape.borders],
    ...shapeValues.density[shape.density],
    ...shapeValues.headingCase[shape.headingCase],
    ...shapeValues.headingWeight[shape.headingWeight],
    ...shapeValues.headingSize[shape.headingSize],
    ...shapeValues.motion[shape.motion],
  });
  const root = `:root{${values.map(([name, value]) => `${name}:${value}`).join(";")}}`;
  return shape.motion === "none" ? `${root}${withoutTransition}` : root;
}

/** Returns the style sheet of a look's colors and shape, which replace those of `tokens.css`. */
export const lookCss = ({ tones, shape }: Pick<Look, "tones" | "shape">): string =>
  `${shapeCss(shape)}${colorsCss(tones)}`;

/** Returns the attributes of a look, for the theme's choices that a CSS variable can't express. */
export const lookAttributes = ({
  shape,
}: Pick<Look, "shape">): Readonly<Record<string, string>> => ({
  "data-buttons": shape.buttons,
  "data-sections": shape.sections,
  "data-motion-level": shape.motion,
  "data-pictures": shape.pictures,
  "data-ornament": shape.ornament,
});

/** The weight of headings, from 100 to 900. */
export const headingWeightOf = ({ headingWeight }: ThemeShape): number =>
  Number(shapeValues.headingWeight[headingWeight]["--heading-weight"]);
