import { get } from "node:http";
import { paddings } from "./bare/words.ts";

/** Returns the compressed size of a page's body in bytes. */
export function compressedSize(
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip", ...more } }, (response) => {
      if (response.headers["content-encoding"] !== "gzip") {
        reject(new Error(`${url} is not compressed.`));
      }
      let size = 0;
      response.on("data", (chunk: Buffer) => (size += chunk.length));
      response.on("end", () => resolve(size));
    }).on("error", reject);
  });
}

/**
 * Returns the page of the bare Next.js app (tests/bench/bare) whose compressed size is closest to
 * `size`. `below` is the base URL of the app's pages, which are named by their number of words.
 */
export async function bareCopy(
  below: string,
  size: number,
): Promise<{ url: string; size: number }> {
  const urls = paddings.map((words) => `${below}/${words}`);
  const copies = await Promise.all(
    urls.map(async (url) => ({ url, size: await compressedSize(url) })),
  );
  const distance = (copy: { size: number }) => Math.abs(copy.size - size);
  const [nearest] = copies.toSorted((a, b) => distance(a) - distance(b));
  if (nearest) return nearest;
  throw new Error("The bare app has no padded pages.");
}
