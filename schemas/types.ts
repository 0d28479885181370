/** Types alone: importing this door brings no code with it. */
import type * as z from "zod";
import type {
  authSettingsShape,
  consentSettingsShape,
  gatedBlocksShape,
  localeSettingsShape,
  pagePathShape,
  pageShape,
  redirectShape,
  siteSettingsShape,
} from "./contract.ts";
import type { linkShape } from "./fields/link.contract.ts";
import type { optionalLottieFile } from "./fields/lottie-file.contract.ts";
import type { pageTargetShape } from "./fields/page-target.contract.ts";
import type { optionalPicture } from "./fields/picture.contract.ts";
import type { requiredRichText } from "./fields/rich-text.contract.ts";
import type { shownShape } from "./fields/shown.contract.ts";
import type { tone } from "./fields/tone.contract.ts";

export type { AnyBlock, Block, BlockType } from "./contract.ts";
export type { VideoAddress } from "./fields/video-address.ts";

/** A published page. */
export type Page = NonNullable<z.output<typeof pageShape>>;
/** The address of a page. */
export type PagePath = z.output<typeof pagePathShape>;
/** What the site does at an address where no page stands. */
export type Redirect = NonNullable<z.output<typeof redirectShape>>;
/** The name of the site, its menus and footers. */
export type SiteSettings = z.output<typeof siteSettingsShape>;
/** Languages offered and the default. */
export type LocaleSettings = z.output<typeof localeSettingsShape>;
/** Ways to sign in. */
export type AuthSettings = z.output<typeof authSettingsShape>;
/** What visitors are asked, and the tag manager. */
export type ConsentSettings = z.output<typeof consentSettingsShape>;
/** What members see of a gate. */
export type GatedBlocks = NonNullable<z.output<typeof gatedBlocksShape>>;
/** A link with its label. */
export type Link = z.output<typeof linkShape>;
/** The page a link leads to. */
export type PageTarget = NonNullable<z.output<typeof pageTargetShape>>;
/** A picture with its alternative text. */
export type Picture = NonNullable<z.output<typeof optionalPicture>>;
/** Portable Text with figures and code samples. */
export type RichText = z.output<ReturnType<typeof requiredRichText>>;
/** An animation's file. */
export type LottieFile = NonNullable<z.output<typeof optionalLottieFile>>;
/** When a block is shown, in ms since 1970; null on a side: no such end. */
export type Shown = z.output<typeof shownShape>;
/** A block's colours. */
export type Tone = z.output<typeof tone>;
