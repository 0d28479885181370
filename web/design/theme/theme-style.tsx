import type { Roles, ToneName, Tones } from "@marquee/schemas/types";

/** The selector of each tone in `tokens.css`. */
const selectors: readonly (readonly [ToneName, string])[] = [
  ["default", ':root,[data-tone="house"]'],
  ["inverted", '[data-tone="ink"]'],
  ["primary", '[data-tone="lamp"]'],
  ["secondary", '[data-tone="gold"]'],
  ["tertiary", '[data-tone="sea"]'],
];

/** The variable of each role in `tokens.css`. */
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
 * and forced colors keep theirs. Every value is a color that `deriveTones` computed, so that the
 * text needs no escaping.
 */
export function themeCss(tones: Tones): string {
  const rules = selectors.map(([name, selector]) => {
    const { light, dark } = tones[name];
    const values = variables.map(([role, name]) => `${name}:${pair(light[role], dark[role])}`);
    return `${selector}{${values.join(";")}}`;
  });
  const { secondary, inverted } = tones;
  const shared = [
    `--gold:${pair(secondary.light.ground, secondary.dark.ground)}`,
    `--ink:${pair(secondary.light.text, secondary.dark.text)}`,
    // The page's background, which overscroll displays below the footer.
    `background:${pair(inverted.light.ground, inverted.dark.ground)}`,
  ];
  return `@media screen and (forced-colors:none){${rules.join("")}:root{${shared.join(";")}}}`;
}

/**
 * The theme's colors for the page. Inline, because a file would delay the first paint by a request
 * [THEME-6]. Renders nothing if the site has no theme.
 */
export function ThemeStyle({ tones }: { tones: Tones | null }) {
  if (tones === null) return null;
  // oxlint-disable-next-line react/no-danger -- made of computed colors, which contain no outside text
  return <style data-theme-colors="" dangerouslySetInnerHTML={{ __html: themeCss(tones) }} />;
}
