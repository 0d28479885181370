import "server-only";
import { fileId, fileOfAsset } from "../animation/own-file.server.ts";
import { Busy } from "../files/fair-turns.ts";
import { runProgram, UnreadableFile } from "../files/run-program.ts";
import { OutboundError } from "../outbound/address.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { createResponseCache } from "../outbound/response-cache.ts";
import { isSigned, signAddress } from "../../runtime/signature.ts";
import type { CheckedFont, FontFacts } from "./check-font.ts";
import { fontProblems } from "./font-problems.ts";
import { MAX_FONT_BYTES } from "./woff2.ts";

/**
 * Request timeout in ms. The first page that uses a font waits for this request, and pages must
 * load within three seconds.
 */
const TIMEOUT = 1_500;

/**
 * Cache lifetimes in ms. An asset's content never changes, so a checked font is cached for a day. A font whose check was
 * stopped may be a good one on a busy machine. A failed request is soon repeated.
 */
const LIFETIME = { checked: 24 * 60 * 60_000, stopped: 10 * 60_000, failed: 3_000 };

/** Limits of checking a font, which takes 0.2 seconds and 90 MB for the largest typefaces of the list. */
const limits = { seconds: 2, memory: 384, outputBytes: 64 * 1024 };

/** Maximum number of fonts in memory. Each has up to 1 MB. */
const MAX_FONTS = 24;

/**
 * An uploaded font that the site can use, or the reason why the site can't use it, as a sentence
 * for an editor.
 */
type OwnFontFile =
  | { ok: true; body: Uint8Array; facts: FontFacts }
  | { ok: false; problem: string; isTemporary: boolean; lifetime: number };

const failed = (problem: string): OwnFontFile => ({
  ok: false,
  problem,
  isTemporary: true,
  lifetime: LIFETIME.failed,
});

const refused = (problem: string, lifetime = LIFETIME.checked): OwnFontFile => ({
  ok: false,
  problem,
  isTemporary: false,
  lifetime,
});

/** Checks a font in a process of its own. */
async function checkInProcess(file: Uint8Array): Promise<CheckedFont> {
  // The program writes a `CheckedFont`.
  return JSON.parse((await runProgram("font", { file }, limits)).toString());
}

/** Fixed messages for editors. Neither contains an address. */
const unreachable = "The font file cannot be downloaded: upload it again.";
const noFile = "The file must have the extension .woff2: upload a WOFF2 file.";

async function fetchOwnFont(id: string): Promise<OwnFontFile> {
  const file = id.endsWith("-woff2") ? fileOfAsset(id) : null;
  if (file === null) return refused(noFile);
  try {
    const { status, body } = await outboundFetch(file.address, {
      timeoutMs: TIMEOUT,
      maxBytes: MAX_FONT_BYTES,
      accept: "font/woff2",
      allow: file.allow,
    });
    if (status !== 200) return failed(unreachable);
    const checked = await checkInProcess(body);
    return checked.ok ? { ...checked, body } : refused(checked.problem);
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(fontProblems.tooComplex, LIFETIME.stopped);
    if (error instanceof Busy) return failed(unreachable);
    if (!(error instanceof OutboundError)) throw error;
    return error.kind === "tooLarge" ? refused(fontProblems.tooLarge) : failed(unreachable);
  }
}

/**
 * Checks and measures the font in an uploaded file, which is given by its asset ID. Caches at most
 * {@link MAX_FONTS} results.
 */
export const ownFont = createResponseCache({
  fetch: fetchOwnFont,
  keyOf: (id: string) => id,
  isSuccess: ({ ok }) => ok,
  lifetimeOf: (font) => (font.ok ? LIFETIME.checked : font.lifetime),
  max: MAX_FONTS,
  now: () => Date.now(),
});

const PURPOSE = "typeface";

/** Folder of the uploaded fonts below `/typefaces`. */
export const OWN_FOLDER = "own";

/**
 * Returns the address of an uploaded font on the site. The address contains the hash of the font's
 * content, so browsers may cache the font forever. The address also contains a signature, so the
 * site fetches no other files of the dataset.
 */
export function ownFontAddress(id: string): string {
  const hash = fileId.exec(id)?.[1] ?? "";
  return `/typefaces/${OWN_FOLDER}/${hash}.${signAddress(PURPOSE, id)}.woff2`;
}

/**
 * Returns the bytes of the font at an address on the site. Null if the site has not signed the address, or if the
 * font can't be used.
 */
export async function readOwnFont(name: string): Promise<Uint8Array | null> {
  const [, hash = "", signature = ""] =
    /^([a-zA-Z0-9]{20,64})\.([\w-]{22})\.woff2$/.exec(name) ?? [];
  const id = `file-${hash}-woff2`;
  if (!isSigned(PURPOSE, id, signature)) return null;
  const font = await ownFont(id);
  return font.ok ? font.body : null;
}
