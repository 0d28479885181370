import type { ClientPerspective } from "@sanity/client";
import type { Member } from "../auth/member.ts";

/** For whom a page is rendered. Objects are shared per render, so reads through React's `cache` are too. */
export type View = {
  /** Draft mode: the perspective the editor previews. Null for everyone else. */
  draft: { perspective: ClientPerspective } | null;
  /** The verified member; null for visitors. */
  member: Member | null;
  /** True where the result is a static page shared by all visitors. */
  cached: boolean;
};

/** What everyone without a session gets: published content, no member, static. */
export const visitorView: View = { draft: null, member: null, cached: true };
