import type { ClientPerspective } from "@sanity/client";
import type { Member } from "../auth/member.ts";

/** For whom a page is rendered. Objects are shared per render, so reads through React's `cache` are too. */
export type View = {
  /** Draft mode: the perspective the editor previews. Null for everyone else. */
  draft: { perspective: ClientPerspective } | null;
  /** The verified member; null for visitors. */
  member: Member | null;
  /**
   * The moment the page is shown at, in ms since 1970; null: now. In draft mode null is the editor's own view: blocks
   * that are not shown now stand there too, marked. Whoever previews as somebody else sets a moment, if only this one.
   */
  at: number | null;
  /**
   * True for an editor at work on a draft: every gate stands open, and blocks are marked for the studio. False where
   * they look at it as somebody else would, and for everyone else.
   */
  isEditing: boolean;
  /** True where the result is a static page shared by all visitors. */
  cached: boolean;
};

/** What everyone without a session gets: published content, no member, static. */
export const visitorView: View = {
  draft: null,
  member: null,
  at: null,
  isEditing: false,
  cached: true,
};
