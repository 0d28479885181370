import type { Shown } from "@marquee/schemas/types";

/** A moment in ms since 1970; null: whatever the time, as an editor sees a page to work on it. */
export type Moment = number | null;

/** Whether a block with such a time stands on the page at a moment: from its first ms on, up to its end. */
export const isShownAt = ({ from, until }: Shown, at: Moment): boolean =>
  at === null || ((from ?? -Infinity) <= at && at < (until ?? Infinity));
