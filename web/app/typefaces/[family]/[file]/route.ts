import { OWN_FOLDER, readOwnFont } from "../../../../content/typefaces/own-font.server.ts";
import { readTypefaceFile } from "../../../../design/typefaces/font-files.server.ts";

/** Not prerendered, because a build would copy a thousand files, of which a site uses a few. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ family: string; file: string }> };

/** Reads an uploaded font, or a file of a typeface of the curated list. */
async function readFile(family: string, file: string) {
  if (family !== OWN_FOLDER) return readTypefaceFile(family, file);
  const body = await readOwnFont(file);
  return body === null ? null : { type: "font/woff2", body, isImmutable: true };
}

/**
 * Returns a font file or a style sheet of a typeface. Browsers cache the file for a year if its
 * address contains the typeface's version or, for an uploaded font, the hash of the font's content.
 * They cache other files for an hour. [THEME-3]
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { family, file } = await params;
  const found = await readFile(family, file);
  if (found === null) {
    return new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });
  }
  const body = typeof found.body === "string" ? found.body : new Uint8Array(found.body);
  return new Response(body, {
    headers: {
      "content-type": found.type,
      "cache-control": found.isImmutable
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      // Allows requests from the studio, which has another origin. The studio's theme form displays
      // each typeface's name in that typeface.
      "access-control-allow-origin": "*",
    },
  });
}
