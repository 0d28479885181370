"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Formats a time in this device's time zone; empty on the server, which doesn't know the zone. */
export function useDeviceTime(at: number | null, write: (at: number) => string): string {
  const written = () => (at === null ? "" : write(at));
  return useSyncExternalStore(never, written, () => "");
}
