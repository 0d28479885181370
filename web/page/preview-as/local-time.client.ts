"use client";
import { instantAt, localTimeAt } from "@marquee/schemas/time";
import { useSyncExternalStore } from "react";

/** Returns the time zone of this device. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a time in ms since 1970 for a `datetime-local` field in a time zone. */
export const writeLocalTime = (at: number, timeZone: string): string => localTimeAt(at, timeZone);

/**
 * Parses the value of a `datetime-local` field in a time zone to ms since 1970; null if it is empty. A time that the
 * clocks skip becomes the time that they show then.
 */
export function readLocalTime(text: string, timeZone: string): number | null {
  return Number.isNaN(Date.parse(`${text}Z`)) ? null : instantAt(text, timeZone).getTime();
}

const never = () => () => {};

/** Formats a time on this device; empty on the server, which doesn't know the device's time zone. */
export function useDeviceTime(at: number | null, write: (at: number) => string): string {
  const written = () => (at === null ? "" : write(at));
  return useSyncExternalStore(never, written, () => "");
}
