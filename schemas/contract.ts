/** What the site reads: the zod shape and the GROQ of every block and document. Server only (zod is heavy). */
import * as z from "zod";
import type { BlockContract } from "./blocks/block-contract.ts";
import { contractsBelow, projectBlocks } from "./blocks/block-projection.ts";
import { announcement } from "./blocks/announcement/announcement.contract.ts";
import { callToAction } from "./blocks/call-to-action/call-to-action.contract.ts";
import { columns } from "./blocks/columns/columns.contract.ts";
import { countdown } from "./blocks/countdown/countdown.contract.ts";
import { faq } from "./blocks/faq/faq.contract.ts";
import { featureGrid } from "./blocks/feature-grid/feature-grid.contract.ts";
import { gallery } from "./blocks/gallery/gallery.contract.ts";
import { heroAnimation } from "./blocks/hero-animation/hero-animation.contract.ts";
import { image } from "./blocks/image/image.contract.ts";
import { logos } from "./blocks/logos/logos.contract.ts";
import { quote } from "./blocks/quote/quote.contract.ts";
import { reusable } from "./blocks/reusable/reusable.contract.ts";
import { schedule } from "./blocks/schedule/schedule.contract.ts";
import { stats } from "./blocks/stats/stats.contract.ts";
import { text } from "./blocks/text/text.contract.ts";
import { video } from "./blocks/video/video.contract.ts";
import { gatedBlocksQueryOf, signInGate } from "./blocks/sign-in-gate/sign-in-gate.contract.ts";
import { pageQueryOf } from "./documents/page/page.contract.ts";

/** The one list of blocks; forms, fixtures and components are checked against it by the compiler. */
export const blockContracts = {
  heroAnimation,
  announcement,
  text,
  quote,
  featureGrid,
  stats,
  faq,
  schedule,
  image,
  gallery,
  video,
  logos,
  columns,
  callToAction,
  countdown,
  reusable,
  signInGate,
} satisfies Record<string, BlockContract>;

/** Name of a block. */
export type BlockType = keyof typeof blockContracts;

/** The `_type` of a block in the dataset; its name on the site but where Sanity reserves that. */
export type StoredName<T extends BlockType> = (typeof blockContracts)[T] extends {
  storedAs: infer Name extends string;
}
  ? Name
  : T;

/** A validated block, as its component receives it. */
export type Block<T extends BlockType> = {
  [K in BlockType]: z.output<(typeof blockContracts)[K]["shape"]> & { _type: K };
}[T];

/** A validated block of any type. */
export type AnyBlock = Block<BlockType>;

/** What every stored block has, whatever its type: enough to say which one could not be read. */
export const blockEnvelope = z.looseObject({
  _key: z.string(),
  _type: z.string(),
  version: z.number().nullable(),
  /** When it is shown, read by {@link shownShape}; a block that never came from the lake may have none. */
  shown: z.unknown().optional(),
});

/** GROQ: the blocks of a page, each with its own fields. */
export const blocksProjection = projectBlocks("blocks", blockContracts);

/** GROQ: one page, by $language and $slug. */
export const pageQuery = pageQueryOf(blocksProjection);

/** GROQ: the same, by $id: also a page that has no address yet. */
export const pageByIdQuery = pageQueryOf(blocksProjection, "_id == $id");

/** GROQ: what members see of one gate, by $id (the page) and $key (the gate). Ask only for verified members. */
export const gatedBlocksQuery = gatedBlocksQueryOf(
  projectBlocks("blocks", contractsBelow(signInGate.level, blockContracts)),
);

export { inCurrentForm, isEarlier, isNewer } from "./blocks/migrate-block.ts";
export { migrateDocument } from "./blocks/migrate-document.ts";
export { gatedBlocksShape } from "./blocks/sign-in-gate/sign-in-gate.contract.ts";
export {
  homeLanguagesQuery,
  homeLanguagesShape,
  pageAddressQuery,
  pageAddressShape,
  pagePathShape,
  pagePathsQuery,
  pagePathsShape,
  pagesAboveQuery,
  pagesAboveShape,
  pageShape,
} from "./documents/page/page.contract.ts";
export { homeSlug, pageSlug, reservedSegments } from "./documents/page/page-slug.contract.ts";
export {
  pageAtPath,
  redirectPathOf,
  sitePathOf,
} from "./documents/redirect/redirect-path.contract.ts";
export { redirectQuery, redirectShape } from "./documents/redirect/redirect.contract.ts";
export {
  defaultSiteSettings,
  siteSettingsQuery,
  siteSettingsShape,
} from "./documents/site-settings/site-settings.contract.ts";
export {
  defaultLocaleSettings,
  localeSettingsQuery,
  localeSettingsShape,
} from "./documents/locale-settings/locale-settings.contract.ts";
export {
  authSettingsQuery,
  authSettingsShape,
  defaultAuthSettings,
} from "./documents/auth-settings/auth-settings.contract.ts";
export {
  isTokenSyncAllowed,
  tokenSyncOrigins,
  tokenSyncRefusal,
} from "./documents/auth-settings/token-sync-origins.ts";
export { strayNames } from "./environment/setting-names.ts";
export { serviceAddress, siteEnvironment } from "./environment/site-environment.ts";
export {
  consentSettingsQuery,
  consentSettingsShape,
  defaultConsentSettings,
} from "./documents/consent-settings/consent-settings.contract.ts";
export { parseVideoAddress } from "./fields/video-address.ts";
export { shownShape } from "./fields/shown.contract.ts";
export { isSafeAddress } from "./fields/safe-address.contract.ts";
export { stripMarks } from "./fields/strip-marks.ts";
