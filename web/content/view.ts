import type { ClientPerspective } from "@sanity/client";
import { type Reader, visitorReader } from "./gates/reader.ts";

/**
 * The context that a page is rendered for: the reader, the perspective and the time. All components
 * of one render must get the same object, because React's `cache` compares keys by identity.
 */
export type View = {
  /**
   * The perspective of an editor in draft mode, or of a preview link; null for everyone else. It opens no gate:
   * `reader` and `isEditing` do.
   */
  draft: { perspective: ClientPerspective } | null;
  /** The visitor or member who reads the page. */
  reader: Reader;
  /**
   * The time that the page is rendered for, in ms since 1970. Null means now, unless `isEditing` is
   * true. Then null means that blocks outside their display times are displayed too, with a note.
   */
  at: number | null;
  /**
   * True for an editor of a draft: every gate is open, and blocks are marked for the studio. False
   * while the editor previews the page as another person, and for visitors and members.
   */
  isEditing: boolean;
  /**
   * True if the result is a static page that several readers share: the visitors' page, or a page
   * variant for members.
   */
  cached: boolean;
};

/** The view of everyone without a session: published content, no member, static. */
export const visitorView: View = {
  draft: null,
  reader: visitorReader,
  at: null,
  isEditing: false,
  cached: true,
};
