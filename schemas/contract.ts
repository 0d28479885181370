/** What the site reads: the zod shape and the GROQ of every block and document. Server only (zod is heavy). */
import * as z from "zod";
import type { BlockContract } from "./blocks/block-contract.ts";
import { projectBlocks, projectInnerBlocks } from "./blocks/block-projection.ts";
import { heroAnimation } from "./blocks/hero-animation/hero-animation.contract.ts";
import { gatedBlocksQueryOf, signInGate } from "./blocks/sign-in-gate/sign-in-gate.contract.ts";
import { text } from "./blocks/text/text.contract.ts";
import { video } from "./blocks/video/video.contract.ts";
import { pageQueryOf } from "./documents/page/page.contract.ts";

/** The one list of blocks; forms, fixtures and components are checked against it by the compiler. */
export const blockContracts = {
  heroAnimation,
  video,
  text,
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
});

/** GROQ: the blocks of a page, each with its own fields. */
export const blocksProjection = projectBlocks("blocks", blockContracts);

/** GROQ: one page, by $language and $slug. */
export const pageQuery = pageQueryOf(blocksProjection);

/** GROQ: what members see of one gate, by $id (the page) and $key (the gate). Ask only for verified members. */
export const gatedBlocksQuery = gatedBlocksQueryOf(projectInnerBlocks("blocks", blockContracts));

export { gatedBlocksShape } from "./blocks/sign-in-gate/sign-in-gate.contract.ts";
export {
  pagePathShape,
  pagePathsQuery,
  pagePathsShape,
  pageShape,
} from "./documents/page/page.contract.ts";
export { homeSlug, pageSlug, reservedSegments } from "./documents/page/page-slug.contract.ts";
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
  consentSettingsQuery,
  consentSettingsShape,
  defaultConsentSettings,
} from "./documents/consent-settings/consent-settings.contract.ts";
export { parseVideoAddress } from "./fields/video-address.ts";
export { isSafeAddress } from "./fields/safe-address.contract.ts";
export { stripMarks } from "./fields/strip-marks.ts";
