import { withTimeLimit } from "../time-limit.ts";
import { codedError } from "./coded-error.ts";

const ADDRESS = "https://apis.google.com/js/api.js";

let loading: Promise<void> | undefined;

/**
 * Loads Google's script by which the SDK speaks with the provider's page, bounded in time [AUTH-8]. The SDK would load
 * it by itself, but wait for ever where a firewall drops the request; it uses the one that is there. Call it when
 * someone has chosen a provider, not before: Google learns of the visit.
 */
export function loadGoogleScript(): Promise<void> {
  loading ??= withTimeLimit(load()).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  script.src = ADDRESS;
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => {
    script.remove();
    reject(codedError("network-request-failed"));
  });
  document.head.append(script);
  return promise;
}
