"use client";
import { type Choice, CONSENT_COOKIE, parseConsent, PREVIEW_CONSENT_COOKIE } from "./record.ts";

/**
 * The visitor's choice. `decided` is null until the cookie has been read, and false if there is no
 * choice. `time` is the time of the choice in ms since 1970, or null if there is no choice.
 */
export type Consent = Readonly<Choice & { decided: boolean | null; time: number | null }>;

/** The choice before the cookie has been read. */
export const UNREAD_CONSENT: Consent = {
  decided: null,
  analytics: false,
  media: false,
  time: null,
};

let version = 0;
let cookie = CONSENT_COOKIE;
let raw: string | null | undefined;
/** The cookie value last written by this page, for browsers that block cookies. */
let made: string | null = null;
let consent = UNREAD_CONSENT;
let tabs: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function readCookie(): string | null {
  const start = `${cookie}=`;
  try {
    const found = document.cookie.split("; ").find((pair) => pair.startsWith(start));
    return found?.slice(start.length) ?? made;
  } catch {
    // In a sandboxed iframe with an opaque origin, reading cookies throws.
    return made;
  }
}

function read(): void {
  const found = readCookie();
  if (found === raw) return;
  raw = found;
  const record = parseConsent(found, version);
  consent = { ...UNREAD_CONSENT, ...record, decided: record !== null };
  for (const listener of listeners) listener();
}

/**
 * Starts to track the choice. Reads the cookie now, when another tab changes it, on focus, and when
 * the page is restored from the back/forward cache. Returns a function that stops tracking other
 * tabs. Nothing is allowed before the first call. In a preview, the choice is in a separate cookie,
 * so that the editor's own choice stays unchanged.
 */
export function followConsent(policyVersion: number, isPreview = false): () => void {
  version = policyVersion;
  cookie = isPreview ? PREVIEW_CONSENT_COOKIE : CONSENT_COOKIE;
  raw = undefined;
  read();
  // These listeners are never removed, because a second call adds no second listener, and reading the
  // cookie again changes nothing.
  for (const event of ["focus", "pageshow"]) addEventListener(event, read);
  try {
    tabs = new BroadcastChannel(cookie);
    tabs.addEventListener("message", read);
  } catch {
    // Firefox throws here if cookies are blocked. The tab still reads the choice when it gets the
    // focus.
  }
  return () => {
    tabs?.close();
    tabs = undefined;
  };
}

/** Makes every tab of the site read the choice again. `written` is the value written to the cookie. */
export function broadcastConsent(written: string): void {
  made = written;
  read();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  tabs?.postMessage(0);
}

/** Calls `listener` whenever the choice changes. Returns a function that stops that. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the policy version that applies to a choice made now. */
export const followedVersion = (): number => version;

/** Returns the name of the cookie that holds the choice. An editor's preview has its own cookie. */
export const followedCookie = (): string => cookie;

/** Returns the current choice; nothing is allowed before the cookie has been read. */
export const currentConsent = (): Consent => consent;
