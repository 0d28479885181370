import { median, printMeasure, rounded, spread } from "../figures.ts";
import { lakeOfPages, lakeToken, pageQuery } from "./lake-pages.ts";
import { amount } from "../smoke.ts";

const sizes = { small: 1_000, large: amount(100_000, 1_000) };
const warmUps = amount(200, 1);
const pairs = amount(1_000, 3);

export interface Measure {
  name: string;
  value: number;
  detail: string;
}

/**
 * Measures how much slower the page-by-slug query is over HTTP with 100,000 documents than with
 * 1,000. Two lakes take turns, so that other load on the machine affects both. The figure is the
 * median of the ratios of all turns.
 */
export async function measureLakeSlug(): Promise<Measure> {
  const lakes = { small: await lakeOfPages(sizes.small), large: await lakeOfPages(sizes.large) };
  try {
    const times: Record<"small" | "large", number[]> = { small: [], large: [] };
    for (let round = -warmUps; round < pairs; round += 1) {
      const order = round % 2 ? (["small", "large"] as const) : (["large", "small"] as const);
      for (const size of order) {
        const taken = await timeOne(lakes[size].url, (round + warmUps) * 7_919);
        if (round >= 0) times[size].push(taken);
      }
    }
    const ratios = times.large.map((taken, pair) => taken / (times.small[pair] ?? Number.NaN));
    const value = rounded(median(ratios));
    const parts = [...ratioThirds(ratios)];
    const detail = `median of ${pairs} pairs (thirds ${spread(parts)}); ${rounded(median(times.small), 3)} ms at ${sizes.small} documents, ${rounded(median(times.large), 3)} ms at ${sizes.large}`;
    printMeasure("lake.slug.ratio", value, detail);
    return { name: "lake.slug.ratio", value, detail };
  } finally {
    await lakes.small.stop();
    await lakes.large.stop();
  }
}

/** Yields the medians of the first, middle and last third of the ratios. They show how stable the measurement was. */
function* ratioThirds(ratios: readonly number[]): Generator<number> {
  const third = Math.ceil(ratios.length / 3);
  for (let start = 0; start < ratios.length; start += third)
    yield median(ratios.slice(start, start + third));
}

async function timeOne(url: string, turn: number): Promise<number> {
  // Both lakes return the same thousand pages, so that both send the same bytes.
  const params = { slug: `page-${turn % sizes.small}`, language: turn % 2 ? "de" : "en" };
  const search = new URLSearchParams({
    query: pageQuery,
    $slug: JSON.stringify(params.slug),
    $language: JSON.stringify(params.language),
  });
  const start = performance.now();
  const answer = await fetch(`${url}/v2025-02-19/data/query/production?${search}`, {
    headers: { authorization: `Bearer ${lakeToken}` },
  });
  const body = await answer.text();
  const taken = performance.now() - start;
  if (!answer.ok || !body.includes(`"title":"Page ${turn % sizes.small}"`))
    throw new Error(`Unexpected response: ${body}`);
  return taken;
}
