import { keptForThisTab } from "../browser-storage.client.ts";
import type { SignInStep } from "./sign-in-flow.client.ts";

/** Below it stands, for this tab alone, what somebody was in the middle of. */
const KEY = "marquee-sign-in";

/** Links and codes are of no use any longer then. In ms. */
const LASTS = 60 * 60 * 1000;

/**
 * Keeps a step in which something is on its way to the visitor, so that a reload goes on from there, on this page;
 * forgets what was kept at any other. Such a step holds no secret: neither a password nor a code.
 */
export function rememberStep(step: SignInStep): void {
  const kept = { path: location.pathname, at: Date.now(), step };
  if (isWaiting(step)) keptForThisTab()?.setItem(KEY, JSON.stringify(kept));
  else forgetStep();
}

/** Forgets it: signed in, or begun anew. */
export function forgetStep(): void {
  keptForThisTab()?.removeItem(KEY);
}

/** What the visitor was in the middle of on this page; null: nothing, it is too long ago, or they came here anew. */
export function recallStep(): SignInStep | null {
  if (hasComeAnew()) return null;
  const kept: unknown = parse(keptForThisTab()?.getItem(KEY) ?? "null");
  const { path, at, step } = Object(kept);
  const isOurs = path === location.pathname && Date.now() - Number(at) < LASTS;
  return isOurs ? waitingStep(Object(step)) : null;
}

const isWaiting = (step: SignInStep): boolean =>
  (step.at === "phone" && step.sent !== undefined) ||
  ((step.at === "reset" || step.at === "emailLink") && step.isSent === true);

/** By a link or by typing the address: neither reloaded, nor gone back to, nor put away by the browser meanwhile. */
const hasComeAnew = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "navigate");

/** Read field by field: another version of the site may have written it. */
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
