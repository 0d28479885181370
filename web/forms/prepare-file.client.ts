import { fitInto, redrawPhoto } from "../design/images/redraw-photo.client.ts";
import { TYPE_BYTES, typeOfFile } from "./file-types.ts";
import { LIMIT } from "./limit-mark.ts";
import type { FileFacts } from "./problem-texts.ts";

/** Size from which a photo is sent smaller, in bytes. */
const LARGE_PHOTO = 2_000_000;

/** Longest side of a photo that is sent smaller, in pixels. A photographed page of text stays readable. */
const LONGEST_SIDE = 3_000;

/** Formats a size in the page's language: `1.4 MB`. */
const formatSize = (bytes: number) =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  }).format(bytes / 1_000_000);

/** Returns a photo as a smaller JPEG. Null if the browser can't draw it, or if the result is no smaller. */
async function shrinkPhoto(file: File): Promise<File | null> {
  const jpeg = await redrawPhoto(file, fitInto(LONGEST_SIDE));
  if (jpeg === null || jpeg.size >= file.size) return null;
  return new File([jpeg], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
}

function replaceFile(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * Checks the file that a visitor has chosen, before it is uploaded: its type and its size. Replaces a large photo by a
 * smaller one. A problem becomes the input's custom validity. Loaded when a file is chosen.
 */
export async function prepareFile(input: HTMLInputElement, facts: FileFacts): Promise<void> {
  const hint = input.parentElement?.querySelector('[data-part="understood"]') ?? null;
  const show = (text: string) => {
    if (hint) hint.textContent = text;
  };
  const file = input.files?.[0];
  input.setCustomValidity("");
  show("");
  if (file === undefined) return;
  const bytes = new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer());
  const type = typeOfFile(bytes);
  if (type === null) return input.setCustomValidity(facts.type);
  const isLargePhoto = type.mime.startsWith("image/") && file.size > LARGE_PHOTO;
  let chosen = file;
  if (isLargePhoto || type.mime === "image/heic") {
    show(facts.preparing);
    chosen = (await shrinkPhoto(file)) ?? file;
  }
  // The visitor may have chosen another file meanwhile.
  if (input.files?.[0] !== file) return;
  if (chosen !== file) replaceFile(input, chosen);
  show(chosen === file ? "" : facts.reduced.replace(LIMIT, () => formatSize(chosen.size)));
  if (chosen.size > facts.maxBytes) input.setCustomValidity(facts.size);
}
