import { useSyncExternalStore } from "react";

/** The time zone in the language settings; null if it is not set or not read yet. */
let chosen: string | null = null;

const listeners = new Set<() => void>();

const ofDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).format(0) !== "";
  } catch {
    return false;
  }
}

/** Returns the time zone in which the studio displays and reads times: the site's, or else that of this device. */
export const siteTimeZone = (): string => chosen ?? ofDevice();

export function setSiteTimeZone(timeZone: string | null): void {
  const next = timeZone !== null && isKnown(timeZone) ? timeZone : null;
  if (next === chosen) return;
  chosen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSiteTimeZone = (): string => useSyncExternalStore(subscribe, siteTimeZone);

/**
 * Creates a formatter of dates with times for a locale. It names the time zone, unless the site has none of its own, so
 * that the times are those of the editor's clock.
 */
export function createTimeFormat(locale: string | readonly string[], timeZone: string) {
  return new Intl.DateTimeFormat([locale].flat(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    ...(chosen === null ? {} : { timeZoneName: "short" as const }),
  });
}
