import { fetchForm } from "../sign-in/load-sign-in.client.ts";

/**
 * Loads the calls that verify an address, the provider's SDK, settings and texts, which are not loaded before the
 * member acts. [GATE-4]
 */
export async function loadVerification(language: string) {
  const [{ checkVerified, sendVerification }, { settings, texts }] = await Promise.all([
    import("../firebase/calls/verification.client.ts"),
    fetchForm("signIn", language),
  ]);
  return {
    texts,
    /** Whether the address is verified by now; null when nobody is signed in here. */
    check: () => checkVerified(settings),
    /** Sends the message; returns false when nobody is signed in here. */
    send: (path: string) => sendVerification(settings, path),
  };
}
