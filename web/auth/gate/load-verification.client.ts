import { fetchForm } from "../forms/load-sign-in.client.ts";

/**
 * Loads the calls about an address to be confirmed with the provider's SDK, settings and texts: nothing of it is there
 * before the member acts. [GATE-4]
 */
export async function loadVerification(language: string) {
  const [{ checkVerified, sendVerification }, { settings, texts }] = await Promise.all([
    import("../calls/verification.client.ts"),
    fetchForm("signIn", language),
  ]);
  return {
    texts,
    /** Whether the address is confirmed by now; null where nobody is signed in here. */
    check: () => checkVerified(settings),
    /** Sends the message; false where nobody is signed in here. */
    send: (path: string) => sendVerification(settings, path),
  };
}
