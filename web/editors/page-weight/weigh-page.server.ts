import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import * as z from "zod";
import { log } from "../../runtime/log.ts";
import { fetchOwnServer } from "../preview-check/own-site.server.ts";
import { fileBytes } from "./file-bytes.server.ts";
import { findBlocks } from "./find-blocks.ts";
import { type ScriptWeights, WEIGHTS_FILE } from "./script-weights.ts";
import { type BlockWeight, filesOf, sumUp, type Weight } from "./sum-up.ts";

/** Limits for a page's weight, in bytes as transferred. */
const budget = {
  /** Script of the page's parts that loads with the page, besides the start script (tests/e2e/site/bundle.spec.ts). */
  atOnce: 10_000,
  /** Script that loads on use, such as an animation player or the sign-in form. */
  later: 150_000,
  /**
   * All images of the page, in the sizes that each device selects. They load in eight seconds on a slow phone
   * connection. They load while a visitor scrolls, so nobody waits for all of them at once.
   */
  pictures: { phone: 1_600_000, computer: 1_600_000 },
  animations: 200_000,
  /** Throughput of a slow phone connection in bytes per second: 1.6 Mbit/s, as in Lighthouse. */
  slowPhone: 200_000,
} as const;

/**
 * A request for the weight of a page (the bytes that it makes a browser load). `secret` is a
 * preview secret that the studio stored in the dataset. It proves that an editor sent the request.
 */
type WeightRequest = { secret: string; path: string; perspective: string };

/** The weight of a page, or the reason why it is unavailable. */
export type WeighedPage =
  | { state: "refused" | "noPage" }
  | {
      state: "weighed";
      budget: typeof budget;
      total: Weight;
      blocks: BlockWeight[];
      /** The start script, the same on every page. Null when the site runs from source. */
      everyPage: number | null;
    };

/**
 * Number of files requested in parallel. It is low, because each request may generate an image, and visitors need the
 * server too.
 */
const AT_ONCE = 4;
const TIMEOUT = 20_000;

const fileSizes = z.record(z.string(), z.number());
const weightsShape: z.ZodType<ScriptWeights> = z.object({
  everyPage: z.number(),
  parts: z.record(z.string(), z.object({ atOnce: fileSizes, later: fileSizes })),
});

/** Reads the script sizes of this build. Returns null when the site runs from source, or the file can't be read. */
async function readScriptWeights(): Promise<ScriptWeights | null> {
  if (process.env.NODE_ENV !== "production") return null;
  const folder = process.env["MARQUEE_DIST"] ?? ".next";
  // Without the comments, the trace of this route would contain the whole project.
  const file = join(/* turbopackIgnore: true */ process.cwd(), folder, WEIGHTS_FILE);
  try {
    return weightsShape.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ file, "utf8")));
  } catch (error) {
    log.warn(
      `weights: ${file} can't be read, so pages are weighed without scripts: ${String(error)}`,
    );
    return null;
  }
}

/**
 * Requests the cookies of a draft preview from the same endpoint as the Presentation tool. Null when the secret is
 * invalid.
 */
async function previewCookies({
  secret,
  path,
  perspective,
}: WeightRequest): Promise<string | null> {
  const query = new URLSearchParams({
    [urlSearchParamPreviewSecret]: secret,
    [urlSearchParamPreviewPathname]: path,
    [urlSearchParamPreviewPerspective]: perspective,
  });
  const response = await fetchOwnServer(`/api/draft-mode/enable?${query}`);
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return response.status === 401 || pairs.length === 0 ? null : pairs.join("; ");
}

async function weighFiles(files: Iterable<string>): Promise<Map<string, number | null>> {
  const sizes = new Map<string, number | null>();
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      sizes.set(file, await fileBytes(file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sizes;
}

/**
 * Computes the weight that a page would have if it were published now. Requests every file that the
 * page makes a browser load.
 */
export async function weighPage(request: WeightRequest): Promise<WeighedPage> {
  const cookie = await previewCookies(request);
  if (cookie === null) return { state: "refused" };
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetchOwnServer(request.path, { headers: { cookie }, signal });
  if (response.status !== 200) return { state: "noPage" };
  const blocks = findBlocks(await response.text());
  const [sizes, scripts] = await Promise.all([weighFiles(filesOf(blocks)), readScriptWeights()]);
  const everyPage = scripts?.everyPage ?? null;
  return { state: "weighed", budget, everyPage, ...sumUp(blocks, sizes, scripts) };
}
