import "../composing/zod-without-eval.client.ts";
import { type ListedPicture, listedPictures } from "@marquee/schemas/editing";
import type { Area } from "../composing/block-range.client.ts";
import { blockAround } from "../composing/blocks-on-page.client.ts";
import { isRich, textsOfBlock } from "../typing/texts-on-page.client.ts";

/** A picture of a block as the page displays it. All paths are those of fields in the document. */
export type PictureOnPage = ListedPicture & {
  /** Path of the block. */
  block: string;
  /** The image, or the placeholder of a missing one; null if the page displays neither. */
  image: HTMLImageElement | null;
  /** Area of the image on the page. Without an image, the area of the picture's list entry or block. */
  area: Area;
};

/**
 * Parsed lists of pictures by block. `text` is the attribute value that was parsed. The lists are
 * cached, because blocks are searched in each frame and rarely change.
 */
const parsed = new WeakMap<HTMLElement, { text: string; listed: ListedPicture[] }>();

function listedIn(block: HTMLElement): ListedPicture[] {
  const { imageFields: text = "[]" } = block.dataset;
  const known = parsed.get(block);
  if (known?.text === text) return known.listed;
  const listed = listedPictures.safeParse(JSON.parse(text)).data ?? [];
  parsed.set(block, { text, listed });
  return listed;
}

/**
 * Returns the images of a block. Omits the images of nested blocks, and the images in a rich text
 * that is being edited.
 */
const imagesOf = (block: HTMLElement): HTMLImageElement[] =>
  [...block.querySelectorAll("img")].filter(
    (image) =>
      image.closest("[data-sanity-drag-disable]") === block && !image.closest("div[data-typing]"),
  );

/** Returns the address of the file that an image displays at the window's current width. */
function displayedAddress(image: HTMLImageElement): string {
  const sources = image.parentElement?.matches("picture")
    ? [...image.parentElement.querySelectorAll("source")]
    : [];
  const source = sources.find(({ media }) => matchMedia(media).matches);
  return source?.srcset ?? image.getAttribute("src") ?? "";
}

/**
 * Returns the element of the list entry that contains the empty picture at `path`. Finds the element by a text of the
 * same entry. Returns null if the picture is in no list, or if the page displays no text of the entry.
 */
function entryOf(block: HTMLElement, path: string): Element | null {
  const entry = path.slice(0, path.lastIndexOf("]") + 1);
  if (entry.length <= (block.dataset["block"]?.length ?? 0)) return null;
  const text = textsOfBlock(block).find((each) => each.path.startsWith(`${entry}.`));
  const node = text && (isRich(text) ? text.elements[0] : text.node.parentElement);
  return node?.closest("li") ?? null;
}

/**
 * Returns the pictures of a block that editors can replace on the page, in the order of the block's fields.
 * Recognizes an image by the file in its address. Omits pictures that this window doesn't display. For example, a
 * wide window doesn't display the pictures for phones.
 */
export function picturesOfBlock(element: HTMLElement): PictureOnPage[] {
  const { block } = element.dataset;
  if (block === undefined) return [];
  const left = imagesOf(element);
  return listedIn(element).flatMap((listed): PictureOnPage[] => {
    const { file } = listed;
    const at =
      file === null ? -1 : left.findIndex((image) => displayedAddress(image).includes(file));
    if (file !== null && at === -1) return [];
    const [image = null] = at === -1 ? [] : left.splice(at, 1);
    const path = `${block}.${listed.path}`;
    return [
      {
        ...listed,
        path,
        block,
        list: listed.list === null ? null : `${block}.${listed.list}`,
        alt: listed.alt && { ...listed.alt, path: `${block}.${listed.alt.path}` },
        image,
        area: image ?? entryOf(element, path) ?? element,
      },
    ];
  });
}

/** Returns the element of the block at a path. */
export const blockElement = (page: string, path: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("[data-block-of]")].find(
    ({ dataset }) => dataset["blockOf"] === page && dataset["block"] === path,
  );

/** Returns the picture at a path; undefined if the page doesn't display it. */
export const pictureAt = (page: string, path: string): PictureOnPage | undefined =>
  [...document.querySelectorAll<HTMLElement>("[data-image-fields]")]
    .filter(
      ({ dataset }) =>
        dataset["blockOf"] === page && path.startsWith(`${dataset["block"] ?? " "}.`),
    )
    .flatMap((block) => picturesOfBlock(block))
    .find((picture) => picture.path === path);

/** Returns the empty pictures of the page that are displayed as placeholders. */
export const placeholdersOnPage = (page: string): PictureOnPage[] =>
  [...document.querySelectorAll<HTMLElement>("[data-image-fields]")]
    .filter(({ dataset }) => dataset["blockOf"] === page)
    .flatMap((block) => picturesOfBlock(block))
    .filter(({ isEmpty, image }) => isEmpty && image !== null);

const contains = (area: Area, { x, y }: { x: number; y: number }): boolean => {
  const { left, right, top, bottom } = area.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/**
 * Returns the picture whose image was clicked; null if there is none, or if the click hit a link or a
 * button over the image.
 */
export function clickedPicture(
  page: string,
  { target, clientX, clientY }: Pick<MouseEvent, "target" | "clientX" | "clientY">,
): PictureOnPage | null {
  const block = blockAround(target, page);
  if (block === null || !(target instanceof Element)) return null;
  const point = { x: clientX, y: clientY };
  const found = picturesOfBlock(block.element).find(
    ({ image }) => image !== null && contains(image, point),
  );
  const control = target.closest("a, button, summary");
  const isOther = control !== null && !control.contains(found?.image ?? null);
  return found === undefined || isOther ? null : found;
}

/** A place for dropped or pasted files. */
export type FilePlace = {
  /** Path of the picture or list that gets the files. */
  path: string;
  /** Path of the block that contains the picture or list. */
  block: string;
  /** Path of the list entry after which the new entries are added; null to add them at the end. */
  after: string | null;
  /** Whether `path` is a list, which accepts several files. */
  takesSeveral: boolean;
  /** The area that the page highlights while files are dragged or uploaded. */
  area: Area;
};

const entryPath = ({ path, list }: PictureOnPage): string | null =>
  list === null || path === list ? null : path.slice(0, path.indexOf("]", list.length) + 1);

/** Returns the place for `count` files at a picture. Several files are added to the picture's list. */
export function placeAt(picture: PictureOnPage, count: number): FilePlace {
  const { path, block, list, area, isEmpty } = picture;
  if (list === null || (count === 1 && path !== list)) {
    return { path, block, after: null, takesSeveral: false, area };
  }
  const after = isEmpty ? null : entryPath(picture);
  return { path: list, block, after, takesSeveral: true, area };
}

/**
 * Returns the place for files that don't belong to one picture of a block: its first empty picture,
 * the end of its list, or its only picture. Returns null if there is none.
 */
export function placeInBlock(element: HTMLElement, count: number): FilePlace | null {
  const pictures = picturesOfBlock(element);
  const [first] = pictures;
  if (first === undefined) return null;
  const empty = pictures.find(({ isEmpty }) => isEmpty);
  if (empty) return placeAt(empty, count);
  if (first.list !== null) {
    const { list: path, block } = first;
    return { path, block, after: null, takesSeveral: true, area: element };
  }
  return pictures.length === 1 ? placeAt(first, count) : null;
}

/** Returns the place for files that are dragged to a point of the window; null if there is none. */
export function placeAtPoint(
  page: string,
  target: EventTarget | null,
  point: { x: number; y: number },
  count: number,
): FilePlace | null {
  const block = blockAround(target, page);
  if (block === null) return null;
  const around = picturesOfBlock(block.element).filter(
    ({ area }) => area !== block.element && contains(area, point),
  );
  const found = around.at(-1);
  return found ? placeAt(found, count) : placeInBlock(block.element, count);
}
