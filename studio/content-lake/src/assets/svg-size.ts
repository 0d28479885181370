import { open } from "node:fs/promises";
import type { Size } from "./image-geometry.ts";

/**
 * Number of bytes at the start of a file that are searched for the root element. A license comment or a list of
 * entities may precede the root element.
 */
const headBytes = 64 * 1024;

/** Size in pixels of an SVG that declares no size, as in browsers (CSS Images). */
const unstated = { width: 300, height: 150 } as const;
/** Maximum declared width or height in pixels. A larger value is ignored, so the SVG gets the default size. */
const longest = 100_000;

/**
 * Returns the size that an SVG declares, or undefined if the file isn't an SVG. The file is never rendered here,
 * because a renderer would load external references.
 */
export async function svgSize(path: string): Promise<Size | undefined> {
  const tag = rootOf(await headOf(path));
  if (tag === undefined) return undefined;
  const box =
    /\sviewBox\s*=\s*["']\s*[\d.e+-]+[\s,]+[\d.e+-]+[\s,]+([\d.e+]+)[\s,]+([\d.e+]+)/i.exec(tag);
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, "i").exec(tag)?.[1];
  return {
    width: sideOf(attribute("width") ?? box?.[1], unstated.width),
    height: sideOf(attribute("height") ?? box?.[2], unstated.height),
  };
}

function sideOf(text: string | undefined, fallback: number): number {
  const side = Math.round(Number(text));
  return side >= 1 && side <= longest ? side : fallback;
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The opening tag of the root element. An HTML page with an `svg` inside is not an SVG image, so it has none. */
function rootOf(head: string): string | undefined {
  let rest = head.replace(/^\uFEFF/, "").trimStart();
  for (;;) {
    const end = rest.startsWith("<!--")
      ? endOf(rest, "-->")
      : rest.startsWith("<?")
        ? endOf(rest, "?>")
        : /^<!doctype\b/i.test(rest)
          ? doctypeEnd(rest)
          : undefined;
    if (end === undefined) break;
    rest = rest.slice(end).trimStart();
  }
  return /^<svg(?=[\s>/])[^>]*>/i.exec(rest)?.[0];
}

function endOf(text: string, mark: string): number | undefined {
  const at = text.indexOf(mark);
  return at < 0 ? undefined : at + mark.length;
}

function doctypeEnd(text: string): number | undefined {
  const [list, end] = [text.indexOf("["), text.indexOf(">")];
  if (list < 0 || end < list) return endOf(text, ">");
  const closing = text.indexOf("]", list);
  return closing < 0 ? undefined : closing + (endOf(text.slice(closing), ">") ?? text.length);
}
