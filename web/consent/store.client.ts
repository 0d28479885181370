"use client";
import { useSyncExternalStore } from "react";
import { type Choice, CONSENT_COOKIE, parseConsent, PREVIEW_CONSENT_COOKIE } from "./record.ts";

/**
 * What the visitor allows; `decided` is null until the cookie was read, false until a choice was made. `time`: when it
 * was made, in ms since 1970; null without one.
 */
export type Consent = Readonly<Choice & { decided: boolean | null; time: number | null }>;

const UNREAD: Consent = { decided: null, analytics: false, media: false, time: null };

let version = 0;
let cookie = CONSENT_COOKIE;
let raw: string | null | undefined;
/** A choice made in this page: where the browser keeps no cookies it holds for as long as the page does. */
let made: string | null = null;
let consent = UNREAD;
let tabs: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function readCookie(): string | null {
  const start = `${cookie}=`;
  try {
    const found = document.cookie.split("; ").find((pair) => pair.startsWith(start));
    return found === undefined ? made : found.slice(start.length);
  } catch {
    // In a frame without an origin of its own even asking is an error.
    return made;
  }
}

function read(): void {
  const found = readCookie();
  if (found === raw) return;
  raw = found;
  const record = parseConsent(found, version);
  consent = {
    decided: record !== null,
    analytics: record?.analytics ?? false,
    media: record?.media ?? false,
    time: record?.time ?? null,
  };
  for (const listener of listeners) listener();
}

/**
 * Begins to follow the choice: reads it now, when another tab changes it, and when the tab is looked at again or comes
 * back as it was left. Answers the function that ends it. Until it is called nothing is allowed. In a preview the choice
 * is not the editor's own.
 */
export function followConsent(policyVersion: number, isPreview = false): () => void {
  version = policyVersion;
  cookie = isPreview ? PREVIEW_CONSENT_COOKIE : CONSENT_COOKIE;
  raw = undefined;
  read();
  const over = new AbortController();
  const { signal } = over;
  for (const event of ["focus", "pageshow"]) addEventListener(event, read, { signal });
  try {
    tabs = new BroadcastChannel(cookie);
    tabs.addEventListener("message", read);
  } catch {
    // Firefox has no channels where it keeps no cookies; a tab that is looked at reads the choice anyway.
  }
  return () => {
    over.abort();
    tabs?.close();
    tabs = undefined;
  };
}

/** Makes every tab of the site read the choice again; to be called with what was written to the cookie. */
export function tellConsentChanged(written: string): void {
  made = written;
  read();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves its origin
  tabs?.postMessage(0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The version of the policy that a choice made now is made under. */
export const followedVersion = (): number => version;

/** The name of the cookie that is followed. */
export const followedCookie = (): string => cookie;

/** The choice at this moment; nothing allowed before it was read. */
export const currentConsent = (): Consent => consent;

/** The choice, live. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, currentConsent, () => UNREAD);
}
