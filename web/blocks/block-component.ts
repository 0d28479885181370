import type { BlockType } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type { Reader } from "../content/gates/reader.ts";
import type { Moment } from "../content/display-time.ts";
import type { ContentBlock } from "../content/parse/parse-blocks.ts";
import type { View } from "../content/view.ts";
import type { Translate } from "../i18n/translate.ts";
import type { ListEntries } from "./page-list/list-entries.ts";
import type { FieldReasonsComponent } from "../editors/composing/field-reasons.tsx";

/**
 * Location of a block: the published `_id` and the `_type` of the document that contains the block, and the field
 * path in that document. Outside any block, the path is empty. A block inside a reusable block is
 * located in the reusable document. `reusedAt` is then the location of the reusable block on the
 * page.
 */
type BlockDocument = {
  id: string;
  type: string;
  path: string;
  reusedAt?: { id: string; path: string; key: string };
};

/** Renders a validated block of any type. */
type BlockRenderer = <T extends BlockType>(props: {
  block: ContentBlock<T>;
  context: BlockContext;
}) => ReactNode | Promise<ReactNode>;

/** The page data that a block gets besides its own validated fields. */
export type BlockContext = {
  /** Language of the page, as in its path (`en`, `de`, …). */
  locale: string;
  /** Locale for dates and numbers: the page's language, with a region if the site sets one (`en-GB`). */
  formats: string;
  /** Time zone of the dates on the page (IANA). */
  timeZone: string;
  /** Returns interface texts in the page's language, by key. */
  t: Translate;
  document: BlockDocument;
  /** Path of the page, such as `/en/programme`. */
  pagePath: string;
  /**
   * Renders one block. It is the registry's `RenderBlock`, passed as a prop because importing it would create an import
   * cycle.
   */
  RenderBlock: BlockRenderer;
  /** True for the first block of the page: its heading is the `h1`, and its image is loaded eagerly. */
  first: boolean;
  /**
   * Width of the block's container: the whole page, or one of two columns. Blocks compute the `sizes` of images from
   * it.
   */
  within: "page" | "column";
  /** The visitor or member that the page is rendered for; decides which gates are open. */
  reader: Reader;
  /** True on a static page, which several readers share. */
  cached: boolean;
  /** The perspective of an editor in draft mode, or of a preview link; null for everyone else. */
  draft: View["draft"];
  /** The entries of the page lists, by the keys of their blocks. */
  lists: ListEntries;
  /**
   * The time that the whole page is rendered for. Null for an editor who has not chosen a time: every block is then
   * displayed, whatever its scheduled time.
   */
  at: Moment;
  /**
   * Whether an editor edits the page in draft mode. False for visitors, and for an editor who previews the page as
   * another person. If true, blocks carry `data-sanity` attributes, and editors see a card at
   * each block that has problems.
   */
  isEditing: boolean;
  /**
   * Renders the list of problems in a card that editors see. It shows each field's title from the
   * studio. Without this component, the card derives the titles from the fields' names.
   */
  FieldReasons?: FieldReasonsComponent | undefined;
};

/**
 * The component of a block type: a server component, async or not. It must not use React hooks, because contain.ts
 * calls it before React renders the page.
 */
export type BlockComponent<T extends BlockType> = (props: {
  block: ContentBlock<T>;
  context: BlockContext;
}) => ReactNode | Promise<ReactNode>;
