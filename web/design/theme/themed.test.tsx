import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { lookOf, plainTheme } from "@marquee/schemas/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lookCss } from "./look-css.ts";
import { Themed } from "./themed.tsx";

const brands = { primary: "#c6f432", secondary: "#2447f0", tertiary: "#ff5a36" };
const look = lookOf({ ...plainTheme, ...brands, paper: "#f2f4f1", ink: "#0e1113" });
const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Returns the custom properties that a style sheet sets, without its comments and white space. */
const declared = (css: string) =>
  new Map(
    [...css.replaceAll(/\/\*[\s\S]*?\*\/|\s+/g, "").matchAll(/(--[\w-]+):([^;}]+)/g)].map(
      ([, a = "", b = ""]) => [a, b],
    ),
  );

/** Returns the body of a tone's rule. */
const ruleOf = (css: string, tone: string) =>
  new RegExp(`\\[data-tone="${tone}"\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? "";

const tones = ["default", "inverted", "primary", "secondary", "tertiary"];

const renderThemed = (own: Partial<typeof look>) =>
  renderToStaticMarkup(<Themed look={{ ...look, ...own }}>A page</Themed>);

/** Combinations of typefaces that need many font files: four typefaces, and two scripts in every role. */
const latin = ["eb-garamond", "ibm-plex-sans-jp"] as const;
const arabic = {
  text: ["literata", "markazi-text"],
  interface: ["ibm-plex-mono", "cairo"],
} as const;
const typefaces = [
  { display: ["playfair-display"], text: latin, interface: ["inter"] },
  { display: ["roboto-slab", "lalezar"], ...arabic },
] as const;

test.each(typefaces)(
  "[THEME-6] a theme with $display.0 costs a page at most 2 kB compressed",
  (typefaces) => {
    const html = renderThemed({ typefaces });
    const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
    expect(css).toContain("@font-face");
    // In SVG, the parser would read them as markup.
    expect(css).not.toMatch(/[<&]/);
    expect(gzipSync(css).length).toBeLessThanOrEqual(2048);
  },
);

test.each(tones)(
  "[THEME-1] replaces every color of the tone %s, by default with the same",
  (tone) => {
    const own = declared(ruleOf(tokens, tone));
    expect([...declared(ruleOf(lookCss(look), tone)).keys()]).toEqual([...own.keys()]);
    expect(own.size).toBe(6);
    const plain = declared(ruleOf(lookCss(lookOf(null)), tone));
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(plain));
  },
);

test("[THEME-1] the style sheet has the plain theme's shape", () => {
  const [root = ""] = /^:root\{[^}]*\}/.exec(lookCss(lookOf(null))) ?? [];
  const own = declared(tokens);
  expect(declared(root).size).toBeGreaterThan(5);
  for (const [name, value] of declared(root)) expect([name, own.get(name)]).toEqual([name, value]);
});

test("[THEME-3] names the style sheets of typefaces that are cut in slices, also without scripts", () => {
  const html = renderThemed({ typefaces: typefaces[0] });
  const sheet = /data-typeface-sheets="([^" ]+)"/.exec(html)?.[1];
  expect(sheet).toMatch(/^\/typefaces\/ibm-plex-sans-jp-[\d.]+\/faces-\d+\.css$/);
  expect(html).toContain(`<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`);
});

test("[THEME-1][THEME-3] marks the page with the theme's choices, without fonts if it has no typefaces", () => {
  const shape = { ...look.shape, buttons: "outlined", ornament: "ticks" } as const;
  const html = renderThemed({ shape });
  expect(html).toMatch(
    /^<div class="themed"[^>]*data-buttons="outlined"[^>]*data-ornament="ticks"/,
  );
  expect(html).not.toMatch(/data-typeface-sheets|@font-face|noscript/);
  // Leaves printed pages and forced colors to tokens.css.
  expect(lookCss(look)).toMatch(/@media screen and \(forced-colors:none\)\{.*\}$/s);
});

test("[THEME-1] a look's style sheet has the theme's motion", () => {
  const cssOf = (motion: "none" | "fade" | "lively") =>
    lookCss({ ...look, shape: { ...look.shape, motion } });
  expect(cssOf("none")).toMatch(/^:root\{[^}]*--quick:0s;--steady:0s;--slow:0s;--still:1\}/);
  expect(cssOf("none")).toContain("::view-transition-new(root){animation:none}");
  expect(cssOf("fade")).toMatch(/^:root\{[^}]*--travel:0px\}/);
  expect(cssOf("fade")).not.toContain("--still");
  expect(cssOf("lively")).not.toMatch(/--still|view-transition|--travel:0px/);
});

const web = new URL("../../", import.meta.url).pathname;

/**
 * Returns the selectors with `:has()` on the root element. They make Chromium match the styles of
 * many elements again each time an element is inserted.
 */
const rootHas = (css: string): string[] =>
  css.match(/(?:^|[\s,}])(?::root|html)[^\s,{]*:has\(/g) ?? [];

test("[BLK-9] no style sheet of the visitors selects the root element by :has()", () => {
  expect(rootHas("a { top: 0 } :root[data-a]:has(b) c {}")).toHaveLength(1);
  const sheets = globSync("**/*.css", { cwd: web }).filter(
    (file) =>
      !/^(?:dist|node_modules|editors|page\/(?:block-gallery|preview-as|share))\//.test(file),
  );
  expect(sheets.length).toBeGreaterThan(20);
  const found = sheets.filter((file) => rootHas(readFileSync(web + file, "utf8")).length > 0);
  expect(found).toEqual([]);
});
