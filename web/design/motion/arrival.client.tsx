"use client";

import { useEffect } from "react";
import { followArrival } from "./follow-arrival.client.ts";

/** Animates the section with the ID `of` when it scrolls into view, where the framework runs. Renders nothing. */
export function Arrival({ of }: { of: string }) {
  useEffect(() => {
    const section = document.getElementById(of);
    if (!section) return undefined;
    const over = new AbortController();
    followArrival(section, over.signal);
    return () => over.abort();
  }, [of]);
  return null;
}
