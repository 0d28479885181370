import { readTypefaceFile } from "../../../../design/typefaces/font-files.server.ts";

/** Not prerendered, because a build would copy a thousand files, of which a site uses a few. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ family: string; file: string }> };

/**
 * Returns a font file or a style sheet of a typeface. If the address contains the typeface's version, browsers cache
 * the file. [THEME-3]
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { family, file } = await params;
  const found = await readTypefaceFile(family, file);
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
      // The studio has another origin. Its theme form loads the fonts, to write each typeface's
      // name in that typeface.
      "access-control-allow-origin": "*",
    },
  });
}
