"use client";
import { useSyncExternalStore } from "react";
import {
  type Consent,
  currentConsent,
  subscribeToConsent,
  UNREAD_CONSENT,
} from "./store.client.ts";

/** Returns the visitor's current choice, and renders the component again when the choice changes. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, currentConsent, () => UNREAD_CONSENT);
}
