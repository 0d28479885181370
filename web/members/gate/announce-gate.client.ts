"use client";
import { type RefObject, useEffect } from "react";
import { track } from "../../consent/analytics/track.client.ts";
import { hasSessionHint } from "../token-sync/session-hint.client.ts";

/** Gates that were already reported: the prompt remounts when the unmet condition changes. */
const shown = new Set<string>();

/**
 * Reports to the tag manager, with consent, that a closed gate came into view, and that it opened in place. `door` is
 * an element inside the gate.
 */
export function useAnnounceGate(door: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const gate = door.current?.closest<HTMLElement>("[data-gate]");
    if (!gate) return undefined;
    const name = `${location.pathname} ${gate.dataset["gate"]}`;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      if (shown.has(name)) return;
      shown.add(name);
      track({ event: "gate_shown" });
    });
    sight.observe(gate);
    return () => {
      sight.disconnect();
      // Runs after React has removed the prompt: the gate stays if another condition is unmet, and is removed when it
      // opens.
      setTimeout(() => {
        const isThere = gate.isConnected && gate.matches("[data-gate]");
        if (isThere || !hasSessionHint()) return;
        track({ event: "gate_opened" });
      });
    };
  }, [door]);
}
