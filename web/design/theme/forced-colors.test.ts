import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../", import.meta.url).pathname;

const files = globSync("{blocks,consent,design,editors,forms,members,page}/**/*.css", {
  cwd: folder,
});

type StyleRule = { selector: string; body: string };

/** Returns the innermost rules of a style sheet. */
const rulesOf = (css: string): StyleRule[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = "", body = ""]) => ({ selector: selector.trim(), body }),
  );

/** The classes of the elements that a rule styles, without those of their ancestors; or the selector without states. */
const elementsOf = ({ selector }: StyleRule): string[] =>
  selector.split(/,\s*(?![^(]*\))/).flatMap((complex) => {
    const last = complex.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? "";
    return last.match(/\.[\w-]+/g) ?? [last.replaceAll(/:[\w-]+|\[[^\]]*\]/g, "")];
  });

const hasInverseText = ({ selector, body }: StyleRule) =>
  /(?:^|[\s;])color: (?:var\(--(?:on-accent|on-mark|ground)\)|Canvas);/.test(body) &&
  selector !== "::selection";

test("[THEME-2] text in the color of the page's background opts out of forced colors, in which it would get a backplate of the same color", () => {
  const inverse: string[] = [];
  const hidden = files.flatMap((file) => {
    const rules = rulesOf(readFileSync(`${folder}${file}`, "utf8"));
    const optedOut = new Set(
      rules.filter(({ body }) => body.includes("forced-color-adjust: none")).flatMap(elementsOf),
    );
    const found = rules.filter(hasInverseText);
    inverse.push(...found.map(({ selector }) => selector));
    return found
      .filter((rule) => !elementsOf(rule).every((element) => optedOut.has(element)))
      .map(({ selector }) => `${file}: ${selector}`);
  });
  expect(inverse.length).toBeGreaterThan(15);
  expect(hidden).toEqual([]);
});
