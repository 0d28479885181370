"use client";

/** Whether the browser asks on the visitor's behalf not to be tracked (GPC, or the older Do Not Track). */
export function asksNotToBeTracked(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1";
}
