import { removeTagTraces } from "../consent/analytics/tag-traces.ts";
import type { ConsentPromptProps } from "../consent/consent-prompt.ts";
import { decide } from "../consent/decide.client.ts";
import { hasTrackingOptOut } from "../consent/tracking-opt-out.client.ts";
import { announce } from "../design/ui/announce.client.ts";
import { makeSpaceBelow } from "../consent/space-below.client.ts";
import { currentConsent, subscribeToConsent } from "../runtime/consent/store.client.ts";

/** Ids that react-cookie-consent gives to its buttons. */
const BUTTONS = { accept: "rcc-confirm-button", decline: "rcc-decline-button" };

/**
 * Shows the banner of the page's HTML while the visitor has not chosen, and saves the choice. The server renders it with
 * react-cookie-consent, hidden.
 */
export function showBanner(facts: ConsentPromptProps): void {
  const { texts, tagCookies } = facts;
  const hidden = () => document.querySelector<HTMLElement>("[data-consent-banner]")?.parentElement;
  let endSpace: (() => void) | null = null;
  let isAnnounced = false;
  const apply = () => {
    const place = hidden();
    if (!place) return;
    const isShown = currentConsent().decided === false;
    place.hidden = !isShown;
    endSpace?.();
    endSpace = null;
    const [banner] = place.children;
    if (!isShown || !(banner instanceof HTMLElement)) return;
    endSpace = makeSpaceBelow(banner);
    const signalled = place.querySelector<HTMLElement>("[data-signalled]");
    if (signalled) signalled.hidden = !hasTrackingOptOut();
    if (tagCookies) removeTagTraces(tagCookies);
    if (!isAnnounced) announce(texts.heading);
    isAnnounced = true;
  };
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("[data-consent-banner] button");
    if (button?.id === BUTTONS.accept)
      decide({ analytics: texts.analytics !== null, media: true }, facts);
    if (button?.id === BUTTONS.decline) decide({ analytics: false, media: false }, facts);
  });
  subscribeToConsent(apply);
  apply();
}
