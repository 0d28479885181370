"use client";

/** Everything that is ever told to the tag manager. Nothing personal: no address, no name, no id of a member. */
export type AnalyticsEvent =
  | { event: "video_play"; host: "vimeo" | "youtube" }
  | { event: "sign_in" }
  | { event: "gate_shown" }
  | { event: "gate_opened" };

type Sink = (event: AnalyticsEvent) => void;

let sink: Sink | null = null;

/** Tells the tag manager of something that happened; without analytics consent it is dropped, not kept for later. */
export const track = (event: AnalyticsEvent): void => sink?.(event);

/** Says where events go; null: nowhere. The tag manager alone calls it. */
export function sendEventsTo(next: Sink | null): void {
  sink = next;
}
