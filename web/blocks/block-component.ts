import type { Block, BlockType } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type { Member } from "../auth/member.ts";
import type { Moment } from "../content/shown.ts";
import type { Translate } from "../i18n/translate.ts";

/**
 * `_id` of a document (published id) and the field path of the list that a block stands in. It is the page's, but for
 * reusable blocks: `reusedAt` is then the place on the page where they stand.
 */
export type BlockDocument = {
  id: string;
  path: string;
  reusedAt?: { id: string; path: string; key: string };
};

/** What a block may know of the page around it, besides its own validated fields. */
export type BlockContext = {
  /** Language of the page, as in its path (`en`, `de`, …). */
  locale: string;
  /** Interface text in that language, typed keys. */
  t: Translate;
  /** The document that holds the block, and where in it. */
  document: BlockDocument;
  /** True for the first block of the page: its heading is the `h1`, its picture is loaded eagerly. */
  first: boolean;
  /** How wide the block's room is: the whole page, or one of two columns. For the `sizes` of pictures. */
  within: "page" | "column";
  /** The verified member on the dynamic twin; null for visitors (and always on static pages). */
  member: Member | null;
  /** The moment that is shown: one for the whole page. Null for an editor who sees every block, whatever its time. */
  at: Moment;
  /** True in draft mode only: blocks then carry `data-sanity` attributes and editors see problem cards. */
  draft: boolean;
};

/** A block's one component. A server component, async or not; it must not use React hooks itself. */
export type BlockComponent<T extends BlockType> = (props: {
  block: Block<T>;
  context: BlockContext;
}) => ReactNode | Promise<ReactNode>;
