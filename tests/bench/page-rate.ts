import { get } from "node:http";
import { median, printMeasure, rounded, spread } from "./figures.ts";
import { paddings } from "./bare/words.ts";
import { loadProgram, requestsPerSecond } from "./load.ts";

/** The sample site's richest page: hero, texts, film, gate. */
const COMPOSED_PAGE = "/en";
const PAIRS = 9;
const SECONDS = 5;

/** Bytes of a page's compressed body as they cross the wire. */
function compressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
      if (response.headers["content-encoding"] !== "gzip") {
        reject(new Error(`${url} is not compressed.`));
      }
      let size = 0;
      response.on("data", (chunk: Buffer) => (size += chunk.length));
      response.on("end", () => resolve(size));
    }).on("error", reject);
  });
}

/** The page of the bare app whose compressed size is nearest to `size`. */
async function bareTwin(bare: string, size: number): Promise<{ url: string; size: number }> {
  const urls = paddings.map((words) => `${bare}/padded/${words}`);
  const twins = await Promise.all(
    urls.map(async (url) => ({ url, size: await compressedSize(url) })),
  );
  const distance = (twin: { size: number }) => Math.abs(twin.size - size);
  const [nearest] = twins.toSorted((a, b) => distance(a) - distance(b));
  if (nearest) return nearest;
  throw new Error("The bare app has no padded pages.");
}

/** Prints `page.rps.ratio`: requests per second of a composed page over a bare static page of the same compressed size. */
export async function measurePageRate(site: string, bare: string) {
  const page = `${site}${COMPOSED_PAGE}`;
  const size = await compressedSize(page);
  const twin = await bareTwin(bare, size);
  // Both are warm before anything counts: compiled, and in the file cache.
  for (const url of [page, twin.url]) await requestsPerSecond(url, 2);
  const pairs: { composed: number; bare: number }[] = [];
  while (pairs.length < PAIRS) {
    pairs.push({
      composed: await requestsPerSecond(page, SECONDS),
      bare: await requestsPerSecond(twin.url, SECONDS),
    });
  }
  const ratios = pairs.map((pair) => pair.composed / pair.bare);
  const how = [
    `${PAIRS} pairs by ${loadProgram()}: ${spread(ratios)}`,
    `${rounded(median(pairs.map((pair) => pair.composed)), 0)}/s for ${size} B`,
    `bare ${rounded(median(pairs.map((pair) => pair.bare)), 0)}/s for ${twin.size} B`,
  ];
  printMeasure("page.rps.ratio", rounded(median(ratios)), how.join("; "));
}
