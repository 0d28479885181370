import "server-only";
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import { askOwnServer } from "../preview-check/own-site.server.ts";
import { budget } from "./budget.ts";
import { fileBytes } from "./file-bytes.server.ts";
import { findBlocks } from "./find-blocks.ts";
import { readPayload } from "./page-payload.ts";
import { readScriptWeights } from "./read-weights.server.ts";
import { type BlockWeight, filesOf, sumUp, type Weight } from "./sum-up.ts";

/** A request to weigh a page. The secret is one that the studio has just stored in the dataset. */
type Asked = { secret: string; path: string; perspective: string };

/** The weight of a page, or the reason why it is unavailable. */
export type WeighedPage =
  | { state: "refused" | "noPage" }
  | {
      state: "weighed";
      budget: typeof budget;
      total: Weight;
      blocks: BlockWeight[];
      /** Scripts of Next.js and React, the same on every page. Null when the site runs from source. */
      framework: number | null;
    };

/** Number of files requested in parallel. Each may require generating an image, and visitors need capacity too. */
const AT_ONCE = 4;
const PATIENCE = 20_000;

/**
 * Returns the cookies that enable draft previews, obtained like the Presentation tool's. Null when the secret is
 * invalid.
 */
async function previewCookies({ secret, path, perspective }: Asked): Promise<string | null> {
  const query = new URLSearchParams({
    [urlSearchParamPreviewSecret]: secret,
    [urlSearchParamPreviewPathname]: path,
    [urlSearchParamPreviewPerspective]: perspective,
  });
  const answer = await askOwnServer(`/api/draft-mode/enable?${query}`);
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return answer.status === 401 || pairs.length === 0 ? null : pairs.join("; ");
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

/** Weighs a page as it would be published now, by requesting every file that it makes a browser load. */
export async function weighPage(asked: Asked): Promise<WeighedPage> {
  const cookie = await previewCookies(asked);
  if (cookie === null) return { state: "refused" };
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await askOwnServer(asked.path, { headers: { cookie }, signal });
  if (answer.status !== 200) return { state: "noPage" };
  const blocks = findBlocks(readPayload(await answer.text()));
  const [sizes, scripts] = await Promise.all([weighFiles(filesOf(blocks)), readScriptWeights()]);
  const framework = scripts?.framework ?? null;
  return { state: "weighed", budget, framework, ...sumUp(blocks, sizes, scripts) };
}
