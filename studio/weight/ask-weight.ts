import * as z from "zod";

/** Pictures that were never asked for are cut first. In ms. */
const PATIENCE = 60_000;

const byDevice = z.object({ phone: z.number(), computer: z.number() });
const weight = {
  pictures: byDevice,
  animations: z.number(),
  atOnce: z.number(),
  later: z.number(),
};

const answerShape = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("weighed"),
    budget: z.object({ ...weight, slowPhone: z.number() }),
    framework: z.number().nullable(),
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

/** What the site says a page weighs, in bytes as they cross the wire. `away`: it can't be asked. */
export type PageWeight = z.infer<typeof answerShape> | { state: "away" };

/** A page that could be weighed. */
export type WeighedPage = Extract<PageWeight, { state: "weighed" }>;

/** One of its blocks. `place`: the keys of the blocks around it and its own, with `/` between them. */
export type BlockWeight = WeighedPage["blocks"][number];

/** A window that pages are weighed for. */
export type DeviceName = keyof z.infer<typeof byDevice>;

/**
 * Asks the site what the page at a path weighs as it stands in the form; the secret is one that the studio has just
 * stored in the dataset. Never rejects.
 */
export async function askWeight(
  site: string,
  asked: { secret: string; path: string; perspective: string },
  request: typeof fetch,
): Promise<PageWeight> {
  try {
    const answer = await request(`${site}/api/weight?${new URLSearchParams(asked)}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answerShape.parse(await answer.json());
  } catch {
    return { state: "away" };
  }
}
