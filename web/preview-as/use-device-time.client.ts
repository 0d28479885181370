"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** A moment as this device writes it; empty on the server, which knows nothing of its clocks. */
export function useDeviceTime(at: number | null, write: (at: number) => string): string {
  const written = () => (at === null ? "" : write(at));
  return useSyncExternalStore(never, written, () => "");
}
