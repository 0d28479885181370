import { listedPagesFixture } from "@marquee/schemas/fixtures";
import type { ListEntries } from "../../blocks/page-list/list-entries.ts";
import { tolerantListedPages } from "../../content/parse/tolerant-listed-page.ts";
import type { SampleAssets } from "./sample-assets.server.ts";
import { withSampleAssets } from "./sample-pictures.ts";

/** Returns sample entries for every page list. */
export function sampleLists(assets?: SampleAssets): ListEntries {
  const raw = listedPagesFixture.map((page, at) =>
    assets === undefined ? page : withSampleAssets(page, assets, at),
  );
  const entries = tolerantListedPages.parse(raw);
  const list = {
    entries,
    number: 1,
    pages: 9,
    pathOf: (number: number) => (number === 1 ? "/en/journal" : `/en/journal/page/${number}`),
  };
  return { get: () => list };
}
