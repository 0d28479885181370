/**
 * Zod shapes and GROQ of every block and document that the site reads. Only the server may import
 * this module, because zod is large.
 */
import * as z from "zod";
import type { BlockContract } from "./blocks/block-contract.ts";
import { contractsBelow, projectBlocks } from "./blocks/block-projection.ts";
import { announcement } from "./blocks/announcement/announcement.contract.ts";
import { callToAction } from "./blocks/call-to-action/call-to-action.contract.ts";
import { columns } from "./blocks/columns/columns.contract.ts";
import { countdown } from "./blocks/countdown/countdown.contract.ts";
import { faq } from "./blocks/faq/faq.contract.ts";
import { featureGrid } from "./blocks/feature-grid/feature-grid.contract.ts";
import { form } from "./blocks/form/form.contract.ts";
import { gallery } from "./blocks/gallery/gallery.contract.ts";
import { heroAnimation } from "./blocks/hero-animation/hero-animation.contract.ts";
import { image } from "./blocks/image/image.contract.ts";
import { logos } from "./blocks/logos/logos.contract.ts";
import { pageList } from "./blocks/page-list/page-list.contract.ts";
import { quote } from "./blocks/quote/quote.contract.ts";
import { reusable } from "./blocks/reusable/reusable.contract.ts";
import { schedule } from "./blocks/schedule/schedule.contract.ts";
import { stats } from "./blocks/stats/stats.contract.ts";
import { table } from "./blocks/table/table.contract.ts";
import { text } from "./blocks/text/text.contract.ts";
import { video } from "./blocks/video/video.contract.ts";
import {
  gatedBlocksQueryOf,
  searchedGatesQueryOf,
  signInGate,
} from "./blocks/sign-in-gate/sign-in-gate.contract.ts";
import { pageQueryOf } from "./documents/page/page.contract.ts";
import { ownBlocks } from "./own/contract.ts";

/** The product's blocks. */
export const productBlocks = {
  heroAnimation,
  announcement,
  text,
  quote,
  featureGrid,
  stats,
  table,
  faq,
  schedule,
  image,
  gallery,
  video,
  logos,
  columns,
  callToAction,
  countdown,
  pageList,
  form,
  reusable,
  signInGate,
} satisfies Record<string, BlockContract>;

/** All blocks. The compiler checks forms, fixtures and components against this list. */
export const blockContracts = { ...productBlocks, ...ownBlocks } satisfies Record<
  string,
  BlockContract
>;

export type BlockType = keyof typeof blockContracts;

/** The owner's blocks, and the product's blocks that they replace. */
export type OwnBlockType = keyof typeof ownBlocks;

export type ProductBlockType = keyof typeof productBlocks;

/** The `_type` of a block in the dataset. It is the block's name unless Sanity reserves that name. */
export type StoredName<T extends BlockType> = (typeof blockContracts)[T] extends {
  storedAs: infer Name extends string;
}
  ? Name
  : T;

/** A validated block, as its component receives it. */
export type Block<T extends BlockType> = {
  [K in BlockType]: z.output<(typeof blockContracts)[K]["shape"]> & { _type: K };
}[T];

export type AnyBlock = Block<BlockType>;

/**
 * The fields that every stored block has. The site uses them to report a block that it can't parse.
 */
export const blockEnvelope = z.looseObject({
  _key: z.string(),
  _type: z.string(),
  version: z.number().nullable(),
  /**
   * Display period, which {@link shownShape} parses. Blocks that don't come from the lake may have
   * none.
   */
  shown: z.unknown().optional(),
});

/** GROQ: the blocks of a page, each with its own fields. */
export const blocksProjection = projectBlocks("blocks", blockContracts);

/** GROQ: one page, by $language and $slug. */
export const pageQuery = pageQueryOf(blocksProjection);

/** GROQ: one page by $id. Unlike {@link pageQuery}, this also finds a page without a slug. */
export const pageByIdQuery = pageQueryOf(blocksProjection, "_id == $id");

/** GROQ: the pages with $ids, for the search of the site. */
export const searchedPagesQuery = pageQueryOf(blocksProjection, "_id in $ids", "");

/**
 * GROQ: the members-only content of one gate, by $id (the page) and $key (the gate). Run it only
 * for editors, and for members who meet the gate's access rules.
 */
export const gatedBlocksQuery = gatedBlocksQueryOf(
  projectBlocks("blocks", contractsBelow(signInGate.level, blockContracts)),
);

/**
 * GROQ: the members-only content of all gates of the pages with $ids. Only the site's search reads
 * it, which checks a gate's access rules before it displays a text.
 */
export const searchedGatesQuery = searchedGatesQueryOf(
  projectBlocks("blocks", contractsBelow(signInGate.level, blockContracts)),
);

export {
  addressed,
  addressedTypes,
  type AddressedType,
  documentContractOf,
  isAddressed,
  isOwnDocumentType,
  type OwnFields,
  type OwnDocumentType,
  slugIn,
} from "./documents/addressed.contract.ts";
export { inCurrentForm, isEarlier, isNewer } from "./blocks/migrate-block.ts";
export { migrateDocument } from "./blocks/migrate-document.ts";
export {
  gatedBlocksShape,
  searchedGatesShape,
} from "./blocks/sign-in-gate/sign-in-gate.contract.ts";
export {
  homeLanguagesQuery,
  homeLanguagesShape,
  pageAboveShape,
  pageAddressQuery,
  pageAddressShape,
  pagesAboveQuery,
  pageShape,
} from "./documents/page/page.contract.ts";
export { listedPageShape, listedPagesQuery } from "./documents/page/listed-pages.contract.ts";
export { namedTopics } from "./documents/topic/topic.contract.ts";
export {
  idsShape,
  indexedPageShape,
  indexedPagesQuery,
  indexedPagesShape,
  indexedRedirectShape,
  indexedRedirectsQuery,
  indexedRedirectsShape,
  newestDocumentsQuery,
  newestDocumentsQueryOf,
  newestDocumentsShape,
  newestWidths,
  pageIdsQuery,
  pageVersions,
  pageVersionsShape,
  redirectIdsQuery,
} from "./documents/page/page-index.contract.ts";
export {
  furtherPageOf,
  homeSlug,
  pageSlug,
  reservedSegments,
} from "./documents/page/page-slug.contract.ts";
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
  initialAuthSettings,
} from "./documents/auth-settings/auth-settings.contract.ts";
export {
  isTokenSyncAllowed,
  tokenSyncOrigins,
  tokenSyncRefusal,
} from "./documents/auth-settings/token-sync-origins.ts";
export {
  interfaceTextRules,
  interfaceTextsByIdQuery,
  interfaceTextsId,
  interfaceTextsQuery,
  interfaceTextsShape,
  languageOfTexts,
  placeholdersIn,
} from "./documents/interface-texts/interface-texts.contract.ts";
export {
  searchedPagesShape,
  reusedRevisionsQuery,
  reusedRevisionsShape,
} from "./documents/page/listed-pages.contract.ts";
export { serviceAccountProblem } from "./protocols/service-account.ts";
export { strayNames } from "./protocols/setting-names.ts";
export { serviceAddress, siteEnvironment } from "./protocols/site-environment.ts";
export {
  consentSettingsQuery,
  consentSettingsShape,
  defaultConsentSettings,
} from "./documents/consent-settings/consent-settings.contract.ts";
export {
  lookOf,
  plainTheme,
  themeByIdQuery,
  themeQuery,
  themeShape,
} from "./documents/theme/theme.contract.ts";
export { deriveTones } from "./documents/theme/derive-tones.ts";
export { isOwnTypefaceId, ownTypefaceId } from "./documents/theme/own-typeface.contract.ts";
export { isTypefaceId, typefaces } from "./documents/theme/typefaces.ts";
export { parseVideoAddress } from "./fields/video-address/video-address.ts";
export {
  DEFAULT_RETENTION,
  formDeliveryQuery,
  formDeliveryShape,
  formFieldShape,
  formQuery,
  formShape,
} from "./documents/form/form.contract.ts";
export { formPlacesQuery, formPlacesShape } from "./documents/form/form-places.contract.ts";
export { answersShape, fileLimits } from "./documents/form/answers.contract.ts";
export { shownShape } from "./fields/shown/shown.contract.ts";
export { textFields } from "./fields/text.contract.ts";
export { pictureFields } from "./fields/picture/picture.contract.ts";
export { isSafeAddress } from "./fields/link/safe-address.contract.ts";
export { stripMarks } from "./fields/rich-text/strip-marks.ts";
