/** CSS declarations by property, in lower case. */
export type Declarations = ReadonlyMap<string, string>;

/** Maximum number of class rules that are read from the style sheets of pasted HTML. */
const MOST_RULES = 2_000;

/** Maximum number of characters that are read from the style sheets of pasted HTML. */
const LONGEST_SHEET = 500_000;

function parseDeclarations(css: string): Declarations {
  const declarations = new Map<string, string>();
  for (const declaration of css.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    declarations.set(
      property,
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    );
  }
  return declarations;
}

/**
 * Reads the rules for classes (`p.p1`, `.xl65`) and for Word's lists (`@list l0:level1`) from the
 * style sheets of pasted HTML. Apple's programs and Excel say only there which words are bold.
 */
function parseSheets(document: Document): Map<string, Declarations> {
  const rules = new Map<string, Declarations>();
  const css = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  const sheet = css.join("\n").slice(0, LONGEST_SHEET);
  for (const [, selectors = "", body = ""] of sheet.matchAll(/([^{}]{1,200})\{([^{}]*)\}/g)) {
    if (rules.size >= MOST_RULES) break;
    const declarations = parseDeclarations(body);
    for (const selector of selectors.replaceAll(/\/\*[^*]*\*\/|<!--/g, "").split(",")) {
      rules.set(selector.trim().replaceAll(/\s+/g, " "), declarations);
    }
  }
  return rules;
}

/** Returns a lookup of the declarations that apply to an element: those of its classes, then its own. */
export function createStyles(document: Document) {
  const rules = parseSheets(document);
  return {
    of(element: Element): Declarations {
      const own = parseDeclarations(element.getAttribute("style") ?? "");
      if (rules.size === 0 || element.classList.length === 0) return own;
      const ofClasses = [...element.classList].flatMap((name) => [
        ...(rules.get(`.${name}`) ?? []),
        ...(rules.get(`${element.localName}.${name}`) ?? []),
      ]);
      return new Map([...ofClasses, ...own]);
    },
    ofList: (list: string, level: string): Declarations | undefined =>
      rules.get(`@list ${list}:${level}`),
  };
}

export type Styles = ReturnType<typeof createStyles>;

export type Marks = { strong: boolean; em: boolean; code: boolean };

const tagMarks: Readonly<Record<string, Partial<Marks>>> = {
  b: { strong: true },
  strong: { strong: true },
  th: { strong: true },
  i: { em: true },
  em: { em: true },
  cite: { em: true },
  dfn: { em: true },
  var: { em: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
};

const heavy = /^(?:bold|bolder|[6-9]00)$/;
const light = /^(?:normal|lighter|[1-5]00)$/;
const slanted = /^(?:italic|oblique)/;

/** Fonts of code. Google Docs marks code only by its font. */
export const monospace =
  /monospace|courier|consolas|menlo|monaco|roboto mono|source code|fira (?:code|mono)|sf mono/;

/**
 * Returns the marks of an element's words: those of the words around it, its tag's, and its style's.
 * Google Docs wraps everything in `<b style="font-weight:normal">`.
 */
export function marksOf(element: Element, styles: Declarations, around: Marks): Marks {
  const marks = { ...around, ...tagMarks[element.localName] };
  const weight = styles.get("font-weight") ?? "";
  const slant = styles.get("font-style") ?? "";
  if (heavy.test(weight)) marks.strong = true;
  if (light.test(weight)) marks.strong = false;
  if (slanted.test(slant)) marks.em = true;
  if (slant === "normal") marks.em = false;
  // A whole line in such a font is ordinary text, for example of a plain-text email.
  if (element.localName === "span" && monospace.test(styles.get("font-family") ?? ""))
    marks.code = true;
  return marks;
}

const letterTags = new Set(["u", "ins", "s", "strike", "del", "sub", "sup"]);

/** Whether an element underlines, strikes through, raises or lowers its words, which a rich text can't. */
export function changesLetters(element: Element, styles: Declarations, isLinked: boolean): boolean {
  const lines = `${styles.get("text-decoration") ?? ""} ${styles.get("text-decoration-line") ?? ""}`;
  const isUnderlined = /underline/.test(lines) || /^(?:u|ins)$/.test(element.localName);
  // Programs underline their links.
  if (isUnderlined) return !isLinked;
  return (
    letterTags.has(element.localName) ||
    /line-through/.test(lines) ||
    /^(?:super|sub)$/.test(styles.get("vertical-align") ?? "")
  );
}

/** Whether the program that the HTML comes from doesn't display the element. */
export const isHidden = (element: Element, styles: Declarations): boolean =>
  styles.get("display") === "none" ||
  styles.get("visibility") === "hidden" ||
  styles.get("mso-hide") === "all" ||
  element.hasAttribute("hidden") ||
  element.getAttribute("aria-hidden") === "true";
