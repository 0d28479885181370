"use client";
import { currentConsent } from "./store.client.ts";

/**
 * Every event that is sent to the tag manager. None holds personal data: no email address, name or member id. The video
 * is not named either, because some laws protect viewing history.
 */
export type AnalyticsEvent =
  /** A page view without a page load; the tag manager counts page loads itself. */
  | { event: "page_view"; page_path: string }
  /** A video started. `autoplay`: whether the editor's setting started it, not the visitor. */
  | { event: "video_play"; host: "vimeo" | "youtube"; autoplay: boolean }
  /** `method` is Firebase's provider id, such as `password` (also for email links), `google.com` or `anonymous`. */
  | { event: "sign_in"; method: string }
  /** A closed gate came into view. */
  | { event: "gate_shown" }
  /** A gate opened without a page load. */
  | { event: "gate_opened" };

type Sink = (event: AnalyticsEvent) => void;

let sink: Sink | null = null;

/** Events that were tracked with consent before the tag manager's code was loaded. */
let waiting: AnalyticsEvent[] = [];
const MOST_WAITING = 20;

/** Sends an event to the tag manager. Without consent to statistics the event is dropped, not queued. */
export function track(event: AnalyticsEvent): void {
  if (!currentConsent().analytics) return;
  if (sink) sink(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/**
 * Sets the function that receives events, and sends the queued events to it. Null removes the
 * function and drops the queue. Called by the tag manager only.
 */
export function sendEventsTo(next: Sink | null): void {
  const allowed = waiting;
  waiting = [];
  sink = next;
  if (next) for (const event of allowed) next(event);
}
