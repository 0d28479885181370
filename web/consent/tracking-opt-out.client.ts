"use client";

/** Whether the browser sends a do-not-track signal (GPC, or the older Do Not Track). */
export function hasTrackingOptOut(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1";
}
