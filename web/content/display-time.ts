import type { Shown } from "@marquee/schemas/types";

/** A moment in ms since 1970; null ignores display times, as in an editor's preview. */
export type Moment = number | null;

/** Whether a block with these display times is displayed at a moment. `from` is inclusive, `until` exclusive. */
export const isShownAt = ({ from, until }: Shown, at: Moment): boolean =>
  at === null || ((from ?? -Infinity) <= at && at < (until ?? Infinity));
