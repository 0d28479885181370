import { emptySignOf } from "../../content/parse/empty-text.ts";
import { fieldLabel } from "../../content/parse/field-label.ts";
import { findSplitText, joinText, splitText } from "./split-text.client.ts";
import { displayStoredRich, noteRichStored, openPlaceAt } from "./rich-text/rich-place.client.ts";
import { findRichText, type RichTextOnPage } from "./rich-text/rich-texts-on-page.client.ts";

/**
 * A plain text of a block as the page displays it: the field's path in the document, and its text
 * node. If an element displays the text in several parts, `split` is that element, and `node` is the
 * first of its nodes.
 */
export type TextOnPage = { path: string; block: string; node: Text; split?: HTMLElement };

/** A plain or rich text of a block. */
export type AnyTextOnPage = TextOnPage | RichTextOnPage;

/** Whether a text is a rich text. */
export const isRich = (text: AnyTextOnPage): text is RichTextOnPage => "elements" in text;

type Listed = { path: string; text: string; isRich?: unknown };

const isListed = (entry: unknown): entry is Listed =>
  typeof entry === "object" &&
  entry !== null &&
  "path" in entry &&
  typeof entry.path === "string" &&
  "text" in entry &&
  typeof entry.text === "string";

function listedTexts({ dataset: { texts = "[]" } }: HTMLElement): Listed[] {
  const listed: unknown = JSON.parse(texts);
  return Array.isArray(listed) ? listed.filter(isListed) : [];
}

/**
 * Text nodes that display what an editor has typed, until the server has rendered it. React doesn't
 * know the typed text. If the editor undoes it before the server renders it, React sees no change and
 * would leave the typed text on the page.
 */
const typed = new Map<
  Text,
  { path: string; block: string; isStored: boolean; split: HTMLElement | undefined }
>();

/**
 * Notes that a node displays typed words, which the page's next rendering may not contain yet. If a
 * text of several parts didn't change, displays its parts again instead.
 */
export function noteTyped({ node, path, block, split }: TextOnPage, isChanged = true): void {
  if (split !== undefined && !isChanged && !typed.has(node)) return splitText(split, node);
  typed.set(node, { path, block, isStored: false, split });
}

/** Notes that the content service has stored all typed texts. */
export function noteStored(): void {
  for (const text of typed.values()) text.isStored = true;
  noteRichStored();
}

/** Replaces stored typed texts with the words that the server sent when it rendered the page again. */
export function displayStored(): void {
  displayStoredRich();
  for (const [node, { path, block, isStored, split }] of typed) {
    if (split !== undefined) {
      if (!isStored && node.isConnected) continue;
      typed.delete(node);
      splitText(split, node);
      continue;
    }
    const element = node.parentElement?.closest<HTMLElement>("[data-texts]");
    if (!isStored && element) continue;
    typed.delete(node);
    const field = path.slice(block.length + 1);
    const stored = element && listedTexts(element).find((each) => each.path === field);
    if (stored) node.data = stored.text;
  }
}

const plain = (text: string) => emptySignOf(text) ?? text.replaceAll(/\s+/g, " ").trim();

/**
 * Elements in which a block's own texts are not searched: elements that aren't displayed, the card of
 * an unfinished block, nested blocks, and the place of a rich text that is being typed. In a preview,
 * all blocks have `data-sanity-drag-disable`, those of reusable blocks too. `data-block` wouldn't
 * identify nested blocks, because an unfinished block's own section has it too.
 */
const elsewhere =
  'script, style, template, .sr-only, [role="note"], [data-sanity-drag-disable], div[data-typing]';

function textNodes(block: HTMLElement, taken: ReadonlySet<Element>): Text[] {
  const walker = document.createTreeWalker(
    block,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      const isOther = node.matches(elsewhere) || taken.has(node);
      return isOther ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  }
  return nodes;
}

/** Returns the rich texts of a block, and adds their elements to `taken`. */
function richTextsOf(block: HTMLElement, path: string, taken: Set<Element>): RichTextOnPage[] {
  return listedTexts(block).flatMap((listed) => {
    const elements = listed.isRich === true ? findRichText(block, listed.text, taken) : null;
    if (elements === null) return [];
    for (const element of elements) taken.add(element);
    return [{ path: `${path}.${listed.path}`, block: path, elements }];
  });
}

const renderedText = (text: AnyTextOnPage): string =>
  isRich(text)
    ? text.elements.map(({ textContent }) => textContent).join("")
    : (typed.has(text.node) ? text.node.data : (text.split?.textContent ?? text.node.data)).trim();

/** Whether a required text is missing. The page then displays the field's name in brackets. */
export function isMissing(text: AnyTextOnPage): boolean {
  const name = text.path.slice(text.path.lastIndexOf(".") + 1);
  return renderedText(text) === `[${fieldLabel(name)}]`;
}

/** Returns a text as the page displays it. Empty if a placeholder is displayed. */
export function displayedText(text: AnyTextOnPage): string {
  const content = renderedText(text);
  return emptySignOf(content) !== null || isMissing(text) ? "" : content;
}

/** The first node that displays a text. */
export const startOf = (text: AnyTextOnPage): Node | undefined =>
  isRich(text) ? text.elements[0] : text.node;

function byPlace(one: AnyTextOnPage, other: AnyTextOnPage): number {
  const [start, next] = [startOf(one), startOf(other)];
  if (!start || !next) return 0;
  return start.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * Returns the texts of a block that editors can type on the page, in the order of the page. A text
 * is found by its words, because blocks render their fields in their own way. A text that the block
 * splits or changes is not found; editors change it in the form.
 */
export function textsOfBlock(block: HTMLElement): AnyTextOnPage[] {
  const { block: path } = block.dataset;
  if (path === undefined) return [];
  const taken = new Set<Element>();
  const rich = richTextsOf(block, path, taken);
  const left = listedTexts(block).filter((listed) => listed.isRich !== true);
  const plainTexts = textNodes(block, taken).flatMap((node): TextOnPage[] => {
    const known = typed.get(node);
    if (known) {
      const listed = left.findIndex((each) => `${path}.${each.path}` === known.path);
      if (listed !== -1) left.splice(listed, 1);
      const { split } = known;
      return [{ path: known.path, block: path, node, ...(split && { split }) }];
    }
    const content = plain(node.data);
    const at = content === "" ? -1 : left.findIndex(({ text }) => plain(text) === content);
    const [found] = at === -1 ? [] : left.splice(at, 1);
    return found === undefined ? [] : [{ path: `${path}.${found.path}`, block: path, node }];
  });
  const split = left.flatMap((listed): TextOnPage[] => {
    const element = findSplitText(block, listed.text, elsewhere);
    const node = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!element || !(node instanceof Text)) return [];
    return [{ path: `${path}.${listed.path}`, block: path, node, split: element }];
  });
  if (rich.length + split.length === 0) return plainTexts;
  return [...plainTexts, ...split, ...rich].toSorted(byPlace);
}

/** Returns the text with a single text node, which `openTypedElement` can replace. */
export const joined = (text: TextOnPage): TextOnPage =>
  text.split === undefined || typed.has(text.node)
    ? text
    : { ...text, node: joinText(text.split, displayedText(text)) };

/** Returns the texts of all blocks of the page's document, from top to bottom. */
export const textsOnPage = (page: string): AnyTextOnPage[] =>
  [...document.querySelectorAll<HTMLElement>("[data-texts]")]
    .filter(({ dataset }) => dataset["blockOf"] === page)
    .flatMap((block) => textsOfBlock(block));

/** Distance in px from a text at which a click still counts as a click on the text. */
const REACH = 4;

/**
 * Whether a point of the window is on a text. A text that is alone in its element has the element's
 * whole box, so that a click beside its last word counts too.
 */
function isOn({ node, split }: TextOnPage, x: number, y: number): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  const parent = split ?? node.parentElement;
  const isAlone = split !== undefined || parent?.childNodes.length === 1;
  const boxes = parent && isAlone ? parent.getClientRects() : range.getClientRects();
  return [...boxes].some(
    ({ left, right, top, bottom }) =>
      x >= left - REACH && x <= right + REACH && y >= top - REACH && y <= bottom + REACH,
  );
}

/**
 * Returns the position in a text node at a point of the window. If the point is not in the node,
 * returns the text's end.
 */
function offsetAt(node: Text, x: number, y: number): number {
  const place = document.caretPositionFromPoint(x, y);
  return place?.offsetNode === node ? place.offset : node.data.length;
}

/**
 * Whether a click is on a rich text, but not on an object in it. Objects can be changed only in the
 * form.
 */
function isOnRich({ path, elements }: RichTextOnPage, target: Element): boolean {
  if (openPlaceAt(target)?.path === path) return true;
  const element = elements.find((each) => each.contains(target));
  return element !== undefined && !element.matches("figure");
}

/**
 * Returns the text of the page's document that was clicked, and the clicked position if the text is
 * plain. Returns null if the click is not on such a text.
 */
export function textAt(
  page: string,
  { target, clientX, clientY }: MouseEvent,
): { text: AnyTextOnPage; offset: number } | null {
  const block = target instanceof Element ? target.closest<HTMLElement>("[data-block-of]") : null;
  if (!block || block.dataset["blockOf"] !== page || !(target instanceof Element)) return null;
  const text = textsOfBlock(block).find((each) =>
    isRich(each) ? isOnRich(each, target) : isOn(each, clientX, clientY),
  );
  if (text === undefined) return null;
  return { text, offset: isRich(text) ? 0 : offsetAt(text.node, clientX, clientY) };
}
