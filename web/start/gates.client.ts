import { trackGate } from "../members/gate/track-gate.client.ts";
import { mayResumeSignIn } from "../members/sign-in/resume-sign-in.client.ts";
import { hasSessionHint } from "../members/token-sync/session-signals.client.ts";

type Gates = {
  /** Follows the gates of the page, again after the page has changed. */
  find(): void;
};

/**
 * Follows the closed gates of the page. A gate starts at once if a sign-in has to go on there, or if it has to say that
 * the session has expired. `startGates` starts them.
 */
export function followGates(startGates: () => void): Gates {
  const ends = new Map<HTMLElement, () => void>();
  const track = () => {
    for (const gate of document.querySelectorAll<HTMLElement>("[data-gate]"))
      if (!ends.has(gate)) ends.set(gate, trackGate(gate));
  };
  const isExpired = document.documentElement.dataset["asPerson"] === undefined && hasSessionHint();
  if (document.querySelector("[data-gate]") && (isExpired || mayResumeSignIn())) startGates();
  track();
  return {
    find() {
      for (const [gate, end] of ends) {
        if (gate.isConnected) continue;
        ends.delete(gate);
        end();
      }
      track();
    },
  };
}
