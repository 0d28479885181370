import * as z from "zod";
import { fileId } from "../../../../content/animation/own-file.server.ts";
import { ownFont, ownFontAddress } from "../../../../content/typefaces/own-font.server.ts";
import { createStudioRoute } from "../../studio-route.ts";

/** The ID of an uploaded file. The site builds the file's address itself. */
const question = z.object({ file: z.string().max(128).regex(fileId, "is no ID of a file") });

/**
 * Tells the studio whether the site can use an uploaded font. If it can't, `problem` is the reason.
 * Otherwise `font` describes the font, and contains the address at which the studio loads it.
 * [THEME-3]
 */
export const GET = createStudioRoute({
  about: "typefaces",
  perMinute: 60,
  question,
  reply: async ({ file }) => {
    const font = await ownFont(file);
    if (!font.ok) return { status: 200, body: { problem: font.problem } };
    const { scripts, weightRange } = font.facts;
    const address = ownFontAddress(file);
    const bytes = font.body.byteLength;
    return { status: 200, body: { problem: null, font: { address, bytes, scripts, weightRange } } };
  },
});
