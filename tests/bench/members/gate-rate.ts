import type { SanityClient } from "@sanity/client";
import { gatedBlocks, pageDocument } from "../../support/documents.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { loadProgram, requestsPerSecond } from "../load.ts";
import { amount } from "../smoke.ts";

const PAIRS = amount(9, 1);
const SECONDS = amount(5, 1);

/**
 * Prints `gate.public.ratio`: requests per second of a gated page's public part, divided by the rate of the same page
 * without the gate.
 */
export async function measureGateRate(site: string, lake: SanityClient) {
  const pages = {
    gated: pageDocument("bench-gated", gatedBlocks()),
    open: pageDocument("bench-open", gatedBlocks().slice(0, 1)),
  };
  for (const page of Object.values(pages)) await lake.createOrReplace(page);
  const url = ({ slug }: { slug: { current: string } }) => `${site}/en/${slug.current}`;
  for (const page of Object.values(pages)) await requestsPerSecond(url(page), amount(2, 1));
  const pairs: { gated: number; open: number }[] = [];
  while (pairs.length < PAIRS) {
    pairs.push({
      gated: await requestsPerSecond(url(pages.gated), SECONDS),
      open: await requestsPerSecond(url(pages.open), SECONDS),
    });
  }
  const ratios = pairs.map((pair) => pair.gated / pair.open);
  const how = [
    `${PAIRS} pairs by ${loadProgram()}: ${spread(ratios)}`,
    `gated ${rounded(median(pairs.map((pair) => pair.gated)), 0)}/s`,
    `open ${rounded(median(pairs.map((pair) => pair.open)), 0)}/s`,
  ];
  printMeasure("gate.public.ratio", rounded(median(ratios)), how.join("; "));
  for (const { _id } of Object.values(pages)) await lake.delete(_id);
}
