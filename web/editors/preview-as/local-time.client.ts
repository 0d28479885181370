"use client";
import { useSyncExternalStore } from "react";

/** Formats a time in ms since 1970 for a `datetime-local` field, in this device's time zone. */
export function writeLocalTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Parses the value of a `datetime-local` field to ms since 1970; null if it is empty. */
export function readLocalTime(text: string): number | null {
  const at = text === "" ? NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}

const never = () => () => {};

/** Formats a time in this device's time zone; empty on the server, which doesn't know the zone. */
export function useDeviceTime(at: number | null, write: (at: number) => string): string {
  const written = () => (at === null ? "" : write(at));
  return useSyncExternalStore(never, written, () => "");
}
