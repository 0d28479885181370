"use client";
import { currentConsent } from "../consent/store.client.ts";

/**
 * Everything that is ever told to the tag manager. Nothing personal: no address, no name, no id of a member; nor which
 * film, which some laws hold to be the viewer's own affair.
 */
export type AnalyticsEvent =
  /** A page is shown that was not loaded: a load is told by the tag manager itself. */
  | { event: "page_view"; page_path: string }
  /** A film began; `autoplay`: by the editor's setting, nobody pressed play. */
  | { event: "video_play"; host: "vimeo" | "youtube"; autoplay: boolean }
  /** `method`: Firebase's name of the way in, such as `password` (of links too), `google.com` or `anonymous`. */
  | { event: "sign_in"; method: string }
  /** A closed gate came into view. */
  | { event: "gate_shown" }
  /** It opened while it was looked at. */
  | { event: "gate_opened" };

type Sink = (event: AnalyticsEvent) => void;

let sink: Sink | null = null;

/** What was allowed to be told before the tag manager's code had come. */
let waiting: AnalyticsEvent[] = [];
const MOST_WAITING = 20;

/** Tells the tag manager of something that happened; without analytics consent it is dropped, not kept for later. */
export function track(event: AnalyticsEvent): void {
  if (!currentConsent().analytics) return;
  if (sink) sink(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Says where events go; null: nowhere. The tag manager alone calls it. */
export function sendEventsTo(next: Sink | null): void {
  const allowed = waiting;
  waiting = [];
  sink = next;
  if (next) for (const event of allowed) next(event);
}
