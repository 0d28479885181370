import { storageOfThisTab } from "../browser-storage.client.ts";
import type { SignInStep } from "./sign-in-flow.client.tsx";

/** Storage key of this tab's unfinished sign-in step. */
const STEP_KEY = "marquee-sign-in";

/** Maximum age of a stored step in ms. After that time its link or code has expired. */
const MAX_AGE = 60 * 60 * 1000;

/**
 * Stores a step that waits for a link or a code, so that a reload of this page continues there. Any other step removes
 * the stored one. A stored step contains no secret: neither a password nor a code.
 */
export function rememberStep(step: SignInStep): void {
  const stored = { path: location.pathname, at: Date.now(), step };
  if (isWaiting(step)) storageOfThisTab()?.setItem(STEP_KEY, JSON.stringify(stored));
  else forgetStep();
}

/** Removes the stored step, after a sign-in or when the visitor starts again. */
export function forgetStep(): void {
  storageOfThisTab()?.removeItem(STEP_KEY);
}

/**
 * Returns the visitor's unfinished step on this page, or null if there is none or it is too old.
 * Also returns null if the visitor followed a link to this page or typed its address.
 */
export function recallStep(): SignInStep | null {
  if (isFreshStart()) return null;
  const stored: unknown = parse(storageOfThisTab()?.getItem(STEP_KEY) ?? "null");
  const { path, at, step } = Object(stored);
  const isOurs = path === location.pathname && Date.now() - Number(at) < MAX_AGE;
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

/** Reads the stored step field by field, because another version of the site may have written it. */
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

/**
 * Storage key of the record that {@link markRedirect} writes before a redirect to a provider's
 * page.
 */
const REDIRECT_KEY = "marquee-redirect";

/** State of the page that the visitor left for a provider's page. */
export type RedirectMark = {
  /** The visitor's referrer; on return the browser reports the provider's page instead. */
  referrer: string;
};

/** Records that the visitor leaves this page for a provider's page, and will return. */
export function markRedirect(): void {
  storageOfThisTab()?.setItem(REDIRECT_KEY, [location.pathname, document.referrer].join("\n"));
}

/** Removes the record of {@link markRedirect}, because the provider's page was not reached. */
export function unmarkRedirect(): void {
  storageOfThisTab()?.removeItem(REDIRECT_KEY);
}

/**
 * Returns and removes the record of {@link markRedirect} if the visitor has just returned to this
 * page from a provider's page; null otherwise. Without a record, callers don't ask the SDK for a
 * redirect's result, because asking loads Google's script.
 */
export function takeRedirectMark(): RedirectMark | null {
  const [path, referrer = ""] = storageOfThisTab()?.getItem(REDIRECT_KEY)?.split("\n") ?? [];
  storageOfThisTab()?.removeItem(REDIRECT_KEY);
  return path === location.pathname ? { referrer } : null;
}

/** Whether this tab may have an unfinished sign-in. If so, {@link takeRedirectMark} or {@link recallStep} knows it. */
export const mayResumeSignIn = (): boolean =>
  [STEP_KEY, REDIRECT_KEY].some((key) => (storageOfThisTab()?.getItem(key) ?? null) !== null);
