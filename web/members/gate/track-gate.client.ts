import { track } from "../../runtime/consent/track.client.ts";
import { hasSessionHint } from "../token-sync/session-signals.client.ts";

/** Gates that were already reported, by event. Outlives a prompt, which is rendered again when the unmet condition changes. */
const reported = { shown: new Set<string>(), opened: new WeakSet<Element>() };

/**
 * Reports to the tag manager, if the visitor has consented, that a closed gate has come into view. Returns a function to
 * call when the gate's prompt is removed, which reports that the gate has opened in place.
 */
export function trackGate(gate: HTMLElement): () => void {
  const name = `${location.pathname} ${gate.dataset["gate"]}`;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    if (reported.shown.has(name)) return;
    reported.shown.add(name);
    track({ event: "gate_shown" });
  });
  sight.observe(gate);
  return () => {
    sight.disconnect();
    // Waits until the prompt is removed. If the gate's element is still on the page then, the gate has not opened,
    // because another of its conditions is unmet.
    setTimeout(() => {
      const selector = `[data-gate="${CSS.escape(gate.dataset["gate"] ?? "")}"]`;
      const isThere = document.querySelector(selector) !== null;
      if (isThere || !hasSessionHint() || reported.opened.has(gate)) return;
      reported.opened.add(gate);
      track({ event: "gate_opened" });
    });
  };
}
