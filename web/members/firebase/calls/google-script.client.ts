import { withTimeLimit } from "../../time-limit.ts";
import { codedError } from "./coded-error.ts";

const ADDRESS = "https://apis.google.com/js/api.js";

let loading: Promise<void> | undefined;

/**
 * Loads the Google script through which the SDK talks to the provider's page, with a timeout [AUTH-8]. The SDK would
 * load it itself, but wait forever if a firewall drops the request; it uses an existing one. Call this only when a
 * provider has been chosen, because Google learns of the visit.
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
