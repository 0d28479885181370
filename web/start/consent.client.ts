import type { TagManager } from "../consent/analytics/tag-manager.client.ts";
import type { ConsentPromptProps } from "../consent/consent-prompt.ts";
import {
  currentConsent,
  followConsent,
  subscribeToConsent,
} from "../runtime/consent/store.client.ts";
import { showWaiting } from "./show-waiting.client.ts";

type ConsentFacts = ConsentPromptProps & { tagManager: TagManager | null };

/** Name of the attribute with the consent settings of the page, as JSON. */
const FACTS = "data-consent";

function readFacts(): ConsentFacts | null {
  const text = document.querySelector(`[${FACTS}]`)?.getAttribute(FACTS);
  return text ? JSON.parse(text) : null;
}

// A file that can't be loaded leaves the page without statistics.
const ignore = () => {};

/** Applies the visitor's choice to the tag manager, whose code is loaded at the first consent. [CON-4] */
function followAnalytics({ tagManager, tagCookies }: ConsentFacts): void {
  let isLoaded = false;
  const apply = () => {
    const isAllowed = currentConsent().analytics && tagManager !== null;
    if (!(isAllowed || isLoaded) || tagCookies === null) return;
    isLoaded = true;
    import("../consent/analytics/tag-manager.client.ts")
      .then((loaded) => loaded.applyAnalyticsConsent(isAllowed ? tagManager : null, tagCookies))
      .catch(ignore);
  };
  subscribeToConsent(apply);
  apply();
}

/** Opens the consent dialog or the search when an element with `data-opens` is clicked. Loads them when it is touched. */
function openDialogs(facts: ConsentFacts): void {
  const load = () => import("./parts/dialogs.client.tsx");
  const openerOf = ({ target }: Event) =>
    target instanceof Element ? target.closest("[data-opens]") : null;
  for (const touch of ["pointerover", "focusin"])
    addEventListener(touch, (event) => void (openerOf(event) && load().catch(ignore)), true);
  document.addEventListener("click", (event) => {
    const opener = openerOf(event);
    if (!opener) return;
    event.preventDefault();
    showWaiting(opener, load())
      .then(({ openDialog }) => openDialog(opener, facts))
      // The link of the search leads to a page that does the same.
      .catch(() => opener instanceof HTMLAnchorElement && location.assign(opener.href));
  });
}

/** Shows the banner to visitors who have not chosen, follows their choice, and opens the dialogs. [CON-1] */
export function startConsent(): void {
  const facts = readFacts();
  if (facts === null) return;
  followConsent(facts.policyVersion, facts.tagCookies === null);
  followAnalytics(facts);
  openDialogs(facts);
  if (currentConsent().decided === false)
    import("./banner.client.ts").then(({ showBanner }) => showBanner(facts)).catch(ignore);
}
