/**
 * Types of the validated blocks, documents and fields. Importing this module adds no code to the
 * site.
 */
import type * as z from "zod";
import type {
  authSettingsShape,
  consentSettingsShape,
  formFieldShape,
  formShape,
  gatedBlocksShape,
  indexedPageShape,
  indexedRedirectShape,
  listedPageShape,
  localeSettingsShape,
  pageShape,
  redirectShape,
  siteSettingsShape,
  themeShape,
} from "./contract.ts";
import type { linkShape } from "./fields/link/link.contract.ts";
import type { optionalLottieFile } from "./fields/lottie-file.contract.ts";
import type { pageTargetShape } from "./fields/link/page-target.contract.ts";
import type { optionalPicture } from "./fields/picture/picture.contract.ts";
import type { requiredRichText } from "./fields/rich-text/rich-text.contract.ts";
import type { shownShape } from "./fields/shown/shown.contract.ts";
import type { tone } from "./fields/tone/tone.contract.ts";

import type { NamedTopic } from "./documents/topic/topic.contract.ts";

export type { AddressedType, OwnDocumentType, OwnFields } from "./contract.ts";
export type { AnyBlock, Block, BlockType, OwnBlockType, ProductBlockType } from "./contract.ts";
export type { Roles, Tones } from "./documents/theme/derive-tones.ts";
export type { ToneName } from "./fields/tone/tone.contract.ts";
export type { ThemeShape } from "./documents/theme/shape.contract.ts";
export type { Look, ThemeTypefaces } from "./documents/theme/theme.contract.ts";
export type { OwnTypeface, OwnTypefaceId } from "./documents/theme/own-typeface.contract.ts";
export type { FamilyId, Script, Typeface, TypefaceId } from "./documents/theme/typefaces.ts";
export type { VideoAddress } from "./fields/video-address/video-address.ts";

/** The fields that only the owner's documents have, as their type's contract parses them. */
export type ReadOwnFields = {
  type: string;
  fields: Readonly<Record<string, unknown>>;
};
export type Page = NonNullable<z.output<typeof pageShape>>;
/** A page as lists and feeds display it, with the names of its topics in its language. */
export type ListedPage = Omit<z.output<typeof listedPageShape>, "own" | "topics"> & {
  /** The fields that only the owner's documents have; null for a page. */
  own: ReadOwnFields | null;
  topics: readonly NamedTopic[];
};
/** A page with the fields that decide at which address it is, and which lists contain it. */
export type IndexedPage = z.output<typeof indexedPageShape>;
export type IndexedRedirect = z.output<typeof indexedRedirectShape>;
/** A redirect from an address that has no page. */
export type Redirect = NonNullable<z.output<typeof redirectShape>>;
/** The site's name, menus and footers. */
export type SiteSettings = z.output<typeof siteSettingsShape>;
/** Offered languages and the default. */
export type LocaleSettings = z.output<typeof localeSettingsShape>;
export type AuthSettings = z.output<typeof authSettingsShape>;
/** Consent notice and tag manager. */
export type ConsentSettings = z.output<typeof consentSettingsShape>;
/** The site's theme as the editor chose it; null if the site has none. */
export type Theme = z.output<typeof themeShape>;
/** The members-only content of a gate. */
export type GatedBlocks = NonNullable<z.output<typeof gatedBlocksShape>>;
export type Link = z.output<typeof linkShape>;
/** The page that a link leads to. */
export type PageTarget = NonNullable<z.output<typeof pageTargetShape>>;
/** A picture with its alternative text. */
export type Picture = NonNullable<z.output<typeof optionalPicture>>;
/** Portable Text with figures and code samples. */
export type RichText = z.output<ReturnType<typeof requiredRichText>>;
/** A Lottie animation: an uploaded file, or a file on another host. */
export type LottieFile = NonNullable<z.output<typeof optionalLottieFile>>;
/** The display period of a block, in ms since 1970. `from` is null without a start, `until` without an end. */
export type Shown = z.output<typeof shownShape>;
/** Name of a block's tone, which determines the block's colors. */
export type Tone = z.output<typeof tone>;
/** A form as visitors see it. */
export type Form = NonNullable<z.output<typeof formShape>>;
/** A field of a form, or the beginning of a step. */
export type FormField = z.output<typeof formFieldShape>;
