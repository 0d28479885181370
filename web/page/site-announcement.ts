import type { SiteSettings } from "@marquee/schemas/types";
import { isShownAt, type Moment, nextTime } from "../content/display-time.ts";
import type { SiteAnnouncement } from "../design/layout/header/announcement-bar.tsx";
import { siteTextsOf } from "../design/layout/frame.ts";

/**
 * Id of the document that contains the announcements. Its `timedTag` marks pages whose announcement
 * will appear or disappear at a set time.
 */
export const ANNOUNCEMENT_DOCUMENT = "siteSettings";

/** Returns the announcement that all pages of a language display at a moment; null if there is none. */
export function announcementAt(
  site: SiteSettings,
  language: string,
  at: Moment,
): SiteAnnouncement | null {
  const announcement = siteTextsOf(site, language)?.announcement ?? null;
  return announcement !== null && isShownAt(announcement.shown, at) ? announcement : null;
}

/** Returns the time at which the announcement of a language next appears or disappears; null if it never does. */
export function announcementChange(
  site: SiteSettings,
  language: string,
  at: number,
): number | null {
  const announcement = siteTextsOf(site, language)?.announcement ?? null;
  return announcement === null ? null : nextTime(announcement.shown, at);
}
