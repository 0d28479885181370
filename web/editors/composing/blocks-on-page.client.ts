/** A block of the page being edited, as currently rendered. */
export type BlockOnPage = { path: string; type: string; element: HTMLElement };

const marked = "[data-block]";

function read(element: HTMLElement, document: string): BlockOnPage | null {
  const { block, blockOf, blockType = "" } = element.dataset;
  return block === undefined || blockOf !== document
    ? null
    : { path: block, type: blockType, element };
}

/** Returns the blocks of the page's document from top to bottom, nested ones included. */
export const blocksOnPage = (document: string): BlockOnPage[] =>
  [...window.document.querySelectorAll<HTMLElement>(marked)].flatMap(
    (element) => read(element, document) ?? [],
  );

/** Returns the block at a path of the page's document; undefined if the page doesn't display it. */
export const blockAt = (document: string, path: string): BlockOnPage | undefined =>
  [...window.document.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(path)}"]`)].flatMap(
    (element) => read(element, document) ?? [],
  )[0];

/** Returns the innermost block that contains an element. Returns null if no block of the page contains it. */
export function blockAround(target: EventTarget | null, document: string): BlockOnPage | null {
  let element = target instanceof Element ? target.closest<HTMLElement>(marked) : null;
  while (element) {
    const block = read(element, document);
    if (block) return block;
    element = element.parentElement?.closest<HTMLElement>(marked) ?? null;
  }
  return null;
}

/** Returns the path of the innermost block of the page that contains a field; null if there is none. */
export const blockOfField = (field: string, document: string): string | null =>
  blocksOnPage(document)
    .map(({ path }) => path)
    .findLast((path) => field === path || field.startsWith(`${path}.`)) ?? null;

/** Returns the path of the list that contains a block. */
export const listOf = (path: string): string => path.slice(0, path.lastIndexOf("["));

/** Returns the path of the block that contains a block; null if the page itself contains it. */
export function holderOf(path: string): string | null {
  const list = listOf(path);
  const holder = list.slice(0, list.lastIndexOf("."));
  return holder.includes("[") ? holder : null;
}

/**
 * Returns the audience of a block that is directly in a sign-in gate: `members`, or `everyone` if the
 * block is in the gate's teaser. Returns null for other blocks. `typeOf` returns the type of the
 * block at a path.
 */
export function audienceOf(path: string, typeOf: (path: string) => string | undefined) {
  const holder = holderOf(path);
  if (holder === null || typeOf(holder) !== "signInGate") return null;
  return listOf(path).endsWith(".blocks") ? "members" : "everyone";
}
