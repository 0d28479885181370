import { storageOfThisTab } from "../browser-storage.client.ts";
import type { SignInStep } from "./sign-in-flow.client.tsx";

/** Storage key of this tab's unfinished step. */
const KEY = "marquee-sign-in";

/** Age at which links and codes have expired. In ms. */
const LASTS = 60 * 60 * 1000;

/**
 * Stores a step in which a link or a code is on its way, so that a reload of this page continues there. Removes the
 * stored step at any other. Such a step contains no secret: neither a password nor a code.
 */
export function rememberStep(step: SignInStep): void {
  const kept = { path: location.pathname, at: Date.now(), step };
  if (isWaiting(step)) storageOfThisTab()?.setItem(KEY, JSON.stringify(kept));
  else forgetStep();
}

/** Removes the stored step after a sign-in or a new start. */
export function forgetStep(): void {
  storageOfThisTab()?.removeItem(KEY);
}

/**
 * Returns the visitor's unfinished step on this page; null if there is none, if it is too old, or after a new
 * navigation.
 */
export function recallStep(): SignInStep | null {
  if (isFreshStart()) return null;
  const kept: unknown = parse(storageOfThisTab()?.getItem(KEY) ?? "null");
  const { path, at, step } = Object(kept);
  const isOurs = path === location.pathname && Date.now() - Number(at) < LASTS;
  return isOurs ? waitingStep(Object(step)) : null;
}

const isWaiting = (step: SignInStep): boolean =>
  (step.at === "phone" && step.sent !== undefined) ||
  ((step.at === "reset" || step.at === "emailLink") && step.isSent === true);

/** Whether the visitor followed a link or typed the address, rather than reloading, going back or restoring the tab. */
const isFreshStart = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");

/** Reads field by field, because another version of the site may have written it. */
function waitingStep(step: { at?: unknown; email?: unknown; sent?: unknown }): SignInStep | null {
  const { number, id } = Object(step.sent);
  const email = String(step.email);
  switch (step.at) {
    case "reset":
      return { at: "reset", email, isSent: true };
    case "emailLink":
      return { at: "emailLink", email, isSent: true };
    case "phone":
      return { at: "phone", sent: { number: String(number), id: String(id) } };
    default:
      return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
