import "server-only";
import { readOwnImage } from "../assets/own-image.server.ts";
import { UnreadableFile } from "../files/run-program.ts";
import { createResponseCache } from "../outbound/response-cache.ts";
import { decodePicture, type Picture, type PictureOptions } from "./decode-picture.ts";

type Read = { ok: true; picture: Picture } | { ok: false; problem: string };

/**
 * Cache lifetimes in ms. An asset's content never changes, so what can't be read once is refused without another
 * attempt, which would take up to five seconds of processor time.
 */
const LIFETIME = { read: 24 * 60 * 60_000, refused: 60 * 60_000 };

const pictures = createResponseCache({
  fetch: async ({ url, ...options }: PictureOptions & { url: string }): Promise<Read> => {
    const file = await readOwnImage(url);
    try {
      return { ok: true, picture: await decodePicture(file, options) };
    } catch (error) {
      if (error instanceof UnreadableFile) return { ok: false, problem: error.message };
      throw error;
    }
  },
  keyOf: (wanted) => JSON.stringify(wanted),
  isSuccess: ({ ok }) => ok,
  lifetimeOf: ({ ok }) => (ok ? LIFETIME.read : LIFETIME.refused),
  // Up to 1 MB each.
  max: 16,
  now: Date.now,
});

/**
 * Reads and decodes a picture that was uploaded to the content service. Rejects if there is no such picture, or if it
 * can't be decoded. A refusal holds for an hour.
 */
export async function ownPicture(url: string, options: PictureOptions): Promise<Picture> {
  const read = await pictures({ url, ...options });
  if (!read.ok) throw new UnreadableFile(read.problem);
  return read.picture;
}
