import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { deriveTones } from "@marquee/schemas/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeStyle, themeCss } from "./theme-style.tsx";

const { tones } = deriveTones({
  paper: "#f2f4f1",
  ink: "#0e1113",
  primary: "#c6f432",
  secondary: "#2447f0",
  tertiary: "#ff5a36",
  accent: null,
});
const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

test("[THEME-6] a theme costs a page at most 2 kB compressed", () => {
  expect(gzipSync(themeCss(tones)).length).toBeLessThanOrEqual(2048);
});

test("[THEME-1] replaces every color of every tone of tokens.css", () => {
  const css = themeCss(tones);
  const own = [...tokens.matchAll(/\[data-tone="(\w+)"\] \{([^}]*)\}/g)];
  expect(own).toHaveLength(5);
  for (const [, tone, body = ""] of own) {
    const rule = new RegExp(`\\[data-tone="${tone}"\\]\\{([^}]*)\\}`).exec(css)?.[1] ?? "";
    const names = (text: string) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    expect([tone, names(rule)]).toEqual([tone, names(body)]);
  }
});

test("[THEME-1] leaves printed pages and forced colors to tokens.css", () => {
  expect(themeCss(tones)).toMatch(/^@media screen and \(forced-colors:none\)\{.*\}$/s);
});

test("[THEME-1] renders nothing for a site without a theme", () => {
  expect(renderToStaticMarkup(<ThemeStyle tones={null} />)).toBe("");
});
