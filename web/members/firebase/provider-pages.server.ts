import "server-only";
import { firebaseSettings } from "./firebase-settings.server.ts";
import { createProviderPages } from "./provider-pages.ts";

let known: ReturnType<typeof createProviderPages> | undefined;

/** Returns the proxy of the provider's pages for this deployment's project. */
export function providerPages(): ReturnType<typeof createProviderPages> {
  known ??= createProviderPages(firebaseSettings());
  return known;
}
