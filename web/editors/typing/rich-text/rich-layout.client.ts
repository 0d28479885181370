import type { CSSProperties } from "react";

type Variables = Record<"--first-size" | "--first-leading", string>;

/** Attributes that make the editor's element look like the site's element around a rich text. */
export type RichLayout = {
  className: string;
  dir: string;
  lang: string;
  style: CSSProperties & Partial<Variables>;
  data: Record<string, string>;
};

/** Data attributes that belong to the block, and not to the look of its text. */
const ofBlock = /^(?:sanity|block|texts|typing)/;

/**
 * Returns the layout of the site's element around a rich text. The editor's element is inside the
 * site's element. It therefore spans all columns of that element, and has no padding of its own.
 */
export function richLayout(elements: readonly HTMLElement[]): RichLayout | null {
  const [first] = elements;
  const parent = first?.parentElement;
  if (!first || !parent) return null;
  const { display, direction } = getComputedStyle(parent);
  const { marginBlockStart, fontSize, lineHeight } = getComputedStyle(first);
  const isGrid = display === "grid";
  const data = Object.entries(parent.dataset).flatMap(([name, value = ""]) =>
    ofBlock.test(name) ? [] : [[`data-${name}`, value] as const],
  );
  return {
    className: parent.className,
    dir: direction,
    lang: parent.closest("[lang]")?.getAttribute("lang") ?? "",
    style: {
      ...(isGrid
        ? { display, gridColumn: "1 / -1", gridTemplateColumns: "subgrid" }
        : { display: "block" }),
      margin: 0,
      marginBlockStart,
      padding: 0,
      minInlineSize: 0,
      maxInlineSize: "none",
      ...(first.localName === "p"
        ? { "--first-size": fontSize, "--first-leading": lineHeight }
        : {}),
    },
    data: Object.fromEntries(data),
  };
}
