import * as z from "zod";
import type { FetchFromSite } from "../../site/fetch-from-site.ts";

/**
 * Request timeout, in ms. It is long, because the site may have to resize the page's images before
 * it can measure their sizes.
 */
const PATIENCE = 60_000;

const byDevice = z.object({ phone: z.number(), computer: z.number() });
const weight = {
  pictures: byDevice,
  animations: z.number(),
  atOnce: z.number(),
  later: z.number(),
};

const responseShape = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("weighed"),
    budget: z.object({ ...weight, slowPhone: z.number() }),
    everyPage: z.number().nullable(),
    total: z.object(weight),
    blocks: z.array(
      z.object({
        ...weight,
        place: z.string(),
        each: z.array(byDevice.extend({ src: z.string() })),
        unknown: z.number(),
      }),
    ),
  }),
  z.object({ state: z.enum(["refused", "noPage"]) }),
]);

/** The site's report on a page's weight, in transferred bytes. `away`: the site can't be reached. */
export type PageWeight = z.infer<typeof responseShape> | { state: "away" };

export type WeighedPage = Extract<PageWeight, { state: "weighed" }>;

/**
 * Weight of one block. `place` has the keys of the block's parents and of the block, joined with
 * `/`.
 */
export type BlockWeight = WeighedPage["blocks"][number];

export type DeviceName = keyof z.infer<typeof byDevice>;

/** Fetches the weight of the page at a path in a perspective. Never rejects. */
export async function fetchWeight(
  query: { path: string; perspective: string },
  fetchFromSite: FetchFromSite,
): Promise<PageWeight> {
  try {
    const response = await fetchFromSite({ path: "/api/weight", query, timeoutMs: PATIENCE });
    return responseShape.parse(await response.json());
  } catch {
    return { state: "away" };
  }
}
