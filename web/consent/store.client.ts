"use client";
import { useSyncExternalStore } from "react";
import { type Choice, CONSENT_COOKIE, parseConsent } from "./record.ts";

/** What the visitor allows; `decided` is null until the cookie was read, false until a choice was made. */
export type Consent = Readonly<Choice & { decided: boolean | null }>;

const UNREAD: Consent = { decided: null, analytics: false, media: false };

let version = 0;
let raw: string | null | undefined;
let consent = UNREAD;
let tabs: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

function readCookie(): string | null {
  const start = `${CONSENT_COOKIE}=`;
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(start));
  return found === undefined ? null : found.slice(start.length);
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
  };
  for (const listener of listeners) listener();
}

/**
 * Begins to follow the choice: reads it now, when another tab changes it, and when the tab is looked at again.
 * Answers the function that ends it. Until it is called nothing is allowed.
 */
export function followConsent(policyVersion: number): () => void {
  version = policyVersion;
  raw = undefined;
  read();
  tabs = new BroadcastChannel(CONSENT_COOKIE);
  tabs.addEventListener("message", read);
  addEventListener("focus", read);
  return () => {
    removeEventListener("focus", read);
    tabs?.close();
  };
}

/** Makes every tab of the site read the choice again; to be called when it was written. */
export function tellConsentChanged(): void {
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

/** The choice at this moment; nothing allowed before it was read. */
export const currentConsent = (): Consent => consent;

/** The choice, live. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, currentConsent, () => UNREAD);
}
