"use client";
import { type RefObject, useEffect } from "react";
import { track } from "../../analytics/track.client.ts";
import { hasSessionHint } from "../session/session-hint.client.ts";

/** Gates that were told of already: a door changes when what is missing changes. */
const shown = new Set<string>();

/**
 * Tells the tag manager, where that is allowed, that a closed gate came into view, and that it opened in place. `door`
 * stands in it.
 */
export function useTellOfGate(door: RefObject<HTMLElement | null>): void {
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
      // After React has taken the door away: the gate stays where something else is missing, and goes when it opens.
      setTimeout(() => {
        const isThere = gate.isConnected && gate.matches("[data-gate]");
        if (isThere || !hasSessionHint()) return;
        track({ event: "gate_opened" });
      });
    };
  }, [door]);
}
