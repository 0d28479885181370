import { stripMarks } from "../strip-marks.ts";
import { createLossCounter, type PasteLoss } from "./paste-losses.ts";
import {
  createEntries,
  type ListItem,
  type PastedEntry,
  type PastedLink,
  type TextStyle,
  type Words,
} from "./pasted-entries.ts";
import { linkableAddress } from "./pasted-links.ts";
import {
  changesLetters,
  createStyles,
  type Declarations,
  isHidden,
  marksOf,
  monospace,
} from "./pasted-styles.ts";
import { isWordComment, isWordMarker, isWordQuote, wordItemOf } from "./word-paragraphs.ts";

const MOST_NODES = 100_000;

/** Depth of nested elements from which on only the words are read. */
const DEEPEST = 200;

/** Text between the cells of a table's row. */
const CELL_BREAK = " – ";

const skipped = new Set(
  "head,style,script,noscript,template,xml,o:p,title,meta,link,button,select,textarea,svg".split(
    ",",
  ),
);

const embedded = new Set("iframe,video,audio,object,embed,canvas,math".split(","));

const blocks = new Set(
  "address,article,aside,blockquote,body,center,caption,dd,details,dialog,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hgroup,li,main,menu,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul".split(
    ",",
  ),
);

/** Where words are: their style, list, marks and link. */
type Place = Words & {
  style: TextStyle;
  item: ListItem | null;
  /** Nesting level of the lists around the words. */
  level: number;
  /** Whether the words are in a row of a table, which becomes one paragraph. */
  isInRow: boolean;
};

const start: Place = {
  marks: { strong: false, em: false, code: false },
  link: null,
  style: "normal",
  item: null,
  level: 0,
  isInRow: false,
};

const headingTag = /^h([1-6])$/;

function headingLevel(element: Element): number | null {
  const tag = headingTag.exec(element.localName)?.[1];
  if (tag !== undefined) return Number(tag);
  if (element.classList.contains("MsoTitle")) return 1;
  if (element.getAttribute("role") !== "heading") return null;
  const level = Number(element.getAttribute("aria-level"));
  return level >= 1 ? level : null;
}

/** Maximum number of characters that are read at once. Longer runs would overflow the stack of regular expressions. */
const LONGEST_RUN = 1_000_000;

/** Returns the words of a text without click-to-edit marks, with its white space as a browser displays it. */
const wordsOf = (text: string): string =>
  stripMarks(text.slice(0, LONGEST_RUN)).replaceAll(/[ \t\n\r\f]+/g, " ");

const headings = ["h2", "h3", "h4"] as const;

function codeOf(element: Element): string {
  let code = "";
  const read = (node: Node, depth: number) => {
    if (node instanceof Text) code += node.data;
    if (!(node instanceof Element)) return;
    if (node.localName === "br") code += "\n";
    else if (depth > DEEPEST) code += node.textContent;
    else {
      const isLine = node !== element && blocks.has(node.localName);
      if (isLine && code !== "" && !code.endsWith("\n")) code += "\n";
      for (const child of node.childNodes) read(child, depth + 1);
      if (isLine && node.nextSibling && !code.endsWith("\n")) code += "\n";
    }
  };
  read(element, 0);
  return code.replaceAll("\u00a0", " ").replaceAll("\r", "").replace(/^\n+/, "").trimEnd();
}

const languageName = /(?:^|\s)(?:language|lang|highlight-source)-([\w+#.-]{1,40})/;

function languageOf(element: Element): string | undefined {
  const named = [element, ...element.querySelectorAll("code"), element.parentElement];
  return named.map((each) => languageName.exec(each?.className ?? "")?.[1]).find(Boolean);
}

/** Whether an element is a code sample. Code editors write lines with a font of code, and no `pre`. */
const isCodeSample = (element: Element, styles: Declarations): boolean =>
  element.localName === "pre" ||
  (element.localName === "div" &&
    styles.get("white-space") === "pre" &&
    monospace.test(styles.get("font-family") ?? ""));

/** Whether a quote only indents its paragraphs, as Gmail does. */
const isIndent = (styles: Declarations): boolean =>
  styles.get("border") === "none" &&
  /^0(?:px)? 0(?:px)? 0(?:px)? 40px$/.test(styles.get("margin") ?? "");

/** Whether a table only arranges its content, so that its cells are read one after another. */
const isLayout = (table: HTMLTableElement): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute("role") ?? "") ||
  table.querySelector("table") !== null ||
  [...table.rows].every(({ cells }) => cells.length <= 1);

/** Whether an image is at most a few pixels large, as those that count readers. */
const isPixel = (image: Element): boolean =>
  ["width", "height"].some((side) => {
    const length = image.getAttribute(side);
    return length !== null && Number.parseInt(length) <= 2;
  });

/**
 * Renames the event handlers in tags. None of them would run, but browsers report each to the page's
 * content security policy. Word writes one at each comment.
 */
const withoutHandlers = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]{0,20000}/gi, (tag) =>
    tag.replaceAll(/\son(?=[a-z]+\s*=)/gi, " data-on"),
  );

/**
 * Reads HTML of the clipboard as the entries of a rich text. Keeps headings, lists, quotes, links,
 * code and marks as far as a rich text has them, of Word, Google Docs, Gmail and other programs.
 * `losses` lists what was left out or changed.
 *
 * The HTML is parsed in an inert document, which runs no script and loads nothing.
 */
export function readPastedHtml(
  html: string,
  createKey: () => string,
): { entries: PastedEntry[]; losses: PasteLoss[] } {
  // Excel copies some selections as rows without their table.
  const isLoneRow = /<t[dr][\s>]/i.test(html) && !/<table[\s>]/i.test(html);
  const source = isLoneRow ? `<table>${html}</table>` : html;
  const document = new DOMParser().parseFromString(withoutHandlers(source), "text/html");
  const styles = createStyles(document);
  const losses = createLossCounter();
  const writer = createEntries(createKey, losses);
  const topLevel = document.querySelector("h1, .MsoTitle, [role=heading][aria-level='1']") ? 1 : 2;
  let visited = 0;

  function headingStyle(level: number): TextStyle {
    const style = headings[Math.max(0, level - topLevel)];
    if (style === undefined) losses.add("heading");
    return style ?? "h4";
  }

  function readBlock(element: Element, place: Place, depth: number): void {
    if (place.isInRow) {
      writer.write(" ", start);
      readChildren(element, place, depth);
      writer.write(" ", start);
      return;
    }
    writer.begin(place.style, place.item, place);
    readChildren(element, place, depth);
    writer.begin(place.style, place.item, place);
  }

  function readHeading(element: Element, level: number, place: Place, depth: number): void {
    if (element.textContent.trim() === "") return;
    if (place.isInRow) return readBlock(element, place, depth);
    readBlock(element, { ...place, style: headingStyle(level), item: null }, depth);
    writer.begin(place.style, place.item, place);
  }

  function readList(element: Element, place: Place, depth: number): void {
    readChildren(element, { ...place, level: place.level + 1 }, depth);
    if (!place.isInRow) writer.begin(place.style, place.item, place);
  }

  function readItem(element: Element, place: Place, depth: number): void {
    const list = element.parentElement;
    const isNumbered = list?.localName === "ol";
    // Word in a browser writes each item as a list of its own.
    const level = Number(element.getAttribute("data-aria-level")) || Math.max(1, place.level);
    const first = Number(list?.getAttribute("start")) || 1;
    const isFirst = element.previousElementSibling === null;
    if (element.querySelector(":scope > input[type=checkbox], :scope > label input[type=checkbox]"))
      losses.add("checkbox");
    else if (element.getAttribute("role") === "checkbox") losses.add("checkbox");
    const item: ListItem = {
      kind: isNumbered ? "number" : "bullet",
      level,
      number: isNumbered && isFirst ? first : null,
    };
    readBlock(element, { ...place, style: "normal", item }, depth);
    if (!place.isInRow) writer.end();
  }

  function readTable(table: HTMLTableElement, place: Place, depth: number): void {
    if (place.isInRow || isLayout(table)) return readBlock(table, place, depth);
    losses.add("table");
    if (table.caption) read(table.caption, place, depth + 1);
    for (const row of table.rows) {
      if (isHidden(row, styles.of(row))) continue;
      const rowPlace = { ...place, isInRow: true };
      writer.begin(place.style, place.item, place);
      for (const cell of row.cells) {
        if (!writer.isOpenEmpty() && cell.textContent.trim() !== "")
          writer.write(CELL_BREAK, start);
        read(cell, rowPlace, depth + 2);
      }
      writer.begin(place.style, place.item, place);
    }
  }

  function readImage(image: Element, place: Place): void {
    const alt = image.getAttribute("alt") ?? "";
    if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length <= 16) writer.write(alt, place);
    else if (!isPixel(image)) losses.add("image");
  }

  function linkOf(element: Element, place: Place): PastedLink | null {
    const href = element.localName === "a" ? (element.getAttribute("href") ?? "") : "";
    if (href === "") return place.link;
    const address = linkableAddress(href);
    if (address === null && element.textContent.trim() !== "") losses.add("link");
    return address === null ? null : { href: address };
  }

  function readElement(element: Element, place: Place, own: Declarations, depth: number): void {
    const { localName } = element;
    const level = headingLevel(element);
    const wordItem = localName === "p" ? wordItemOf(element, own, styles) : null;
    if (level !== null) readHeading(element, level, place, depth);
    else if (wordItem !== null) readBlock(element, { ...place, item: wordItem }, depth);
    else if (isCodeSample(element, own) && !place.isInRow) {
      const isLine = element.classList.contains("western") && element.localName === "pre";
      const continues = isLine && element.previousElementSibling?.localName === "pre";
      writer.addCode(codeOf(element), languageOf(element), continues);
      writer.begin(place.style, place.item, place);
    } else if (element instanceof HTMLTableElement) readTable(element, place, depth);
    else if (localName === "ul" || localName === "ol") readList(element, place, depth);
    else if (localName === "li") readItem(element, place, depth);
    else if (isWordQuote(element) || (localName === "blockquote" && !isIndent(own)))
      readBlock(element, { ...place, style: "blockquote", item: null }, depth);
    else if (blocks.has(localName)) readBlock(element, place, depth);
    else readChildren(element, place, depth);
  }

  function readChildren(element: Element, place: Place, depth: number): void {
    for (const child of element.childNodes) read(child, place, depth + 1);
  }

  /** Reads elements without words. Returns whether the element is one. */
  function readVoid(element: Element, place: Place): boolean {
    const { localName } = element;
    // Apple Notes wraps its tables in `<object>`.
    if (localName === "object" && element.childElementCount > 0) return false;
    if (embedded.has(localName)) losses.add("embed");
    else if (localName === "img") readImage(element, place);
    else if (localName === "br")
      if (place.isInRow) writer.write(" ", place);
      else writer.breakLine(place);
    else if (localName === "hr") {
      if (!place.isInRow) writer.begin(place.style, place.item, place);
      losses.add("divider");
    } else return localName === "input" || skipped.has(localName);
    return true;
  }

  function read(node: Node, place: Place, depth: number): void {
    visited += 1;
    if (visited > MOST_NODES) {
      if (visited === MOST_NODES + 1) losses.add("length");
      return;
    }
    if (node instanceof Text) return writer.write(wordsOf(node.data), place);
    if (!(node instanceof Element)) return;
    if (depth > DEEPEST) return writer.write(wordsOf(node.textContent), place);
    const own = styles.of(node);
    if (isHidden(node, own) || readVoid(node, place)) return;
    if (isWordComment(node, own)) {
      if (node.classList.contains("MsoCommentReference")) losses.add("comment");
      return;
    }
    // The numbers of Word's headings are ordinary words, because headings have none of their own.
    if (isWordMarker(own) && !/^h\d$/.test(place.style)) return;
    // Browsers and Apple's programs write a space beside formatted words as a lone no-break space.
    const isLeaf = node.localName === "span" && node.childElementCount === 0;
    if (isLeaf && node.textContent === "\u00A0") return writer.write(" ", place);
    const link = linkOf(node, place);
    if (changesLetters(node, own, link !== null) && node.textContent.trim() !== "")
      losses.add("letters");
    readElement(node, { ...place, link, marks: marksOf(node, own, place.marks) }, own, depth);
  }

  read(document.body, start, 0);
  writer.end();
  return { entries: writer.entries, losses: losses.list() };
}
