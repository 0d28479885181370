"use client";
import { useSyncExternalStore } from "react";
import {
  type Choice,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  formatConsent,
  parseConsent,
} from "./record.ts";

/** What the visitor allows; `decided` is null until the cookie was read, false until a choice was made. */
export type Consent = Readonly<Choice & { decided: boolean | null }>;

const UNREAD: Consent = { decided: null, analytics: false, media: false };

let version = 0;
let raw: string | null | undefined;
let consent = UNREAD;
let mediaOnThisPage = false;
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
    media: record ? record.media : mediaOnThisPage,
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

/** Writes the choice to its cookie and tells every tab. */
export function saveConsent(choice: Choice): void {
  const value = formatConsent({ ...choice, policyVersion: version, time: Date.now() });
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous: a page left at once would lose the choice
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(value)}; Max-Age=${CONSENT_DAYS * 86_400}; Path=/; SameSite=Lax${secure}`;
  read();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it never leaves its origin
  tabs?.postMessage(0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice, live. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, currentConsent, () => UNREAD);
}

/** The choice at this moment; nothing allowed before it was read. */
export const currentConsent = (): Consent => consent;

/** Whether films may be loaded from other hosts without asking. */
export const mediaAllowed = (): boolean => consent.media;

/**
 * Allows films from other hosts. It becomes part of the choice where one was made; else it holds for this page only,
 * since pressing play is no answer to what the banner asks.
 */
export function allowMedia(): void {
  if (consent.decided) return saveConsent({ analytics: consent.analytics, media: true });
  mediaOnThisPage = true;
  consent = { ...consent, media: true };
  for (const listener of listeners) listener();
}
