import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonResponse } from "../gateway/responses.ts";
import { leadsToSite } from "../project/authorized-domains.ts";
import type { EmulatorResponse } from "../emulator.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";

/** Path of the sign-in helper page that the SDK loads in a frame on the site's pages. */
export const framePath = "/emulator/auth/iframe";

const files: Readonly<Record<string, string>> = {
  "handler.js": "text/javascript; charset=utf-8",
  "handler.css": "text/css; charset=utf-8",
  "iframe.js": "text/javascript; charset=utf-8",
};

/**
 * Serves the pages of popup and redirect sign-in instead of the emulator's. The emulator's pages load third-party
 * scripts, write account names into HTML unescaped, and accept messages from any page.
 */
export const showIdentityPages: Middleware = (call, next) => {
  switch (call.operation.path) {
    case "/emulator/auth/handler":
      return Promise.resolve(handlerPage(call));
    case framePath:
      return Promise.resolve(framePage(call));
    case "/emulator/auth/pages/{file}":
      return Promise.resolve(pageFile(call.params.get("file") ?? ""));
    default:
      return next();
  }
};

function pageFile(name: string): EmulatorResponse {
  const contentType = Object.hasOwn(files, name) ? files[name] : undefined;
  if (contentType === undefined) return jsonResponse({ error: { message: "NOT_FOUND" } }, 404);
  const text = readFileSync(join(import.meta.dirname, "..", "pages", name), "utf8");
  return { status: 200, contentType, location: null, text };
}

function framePage({ origins }: Call): EmulatorResponse {
  return page(
    `<title>Sign-in</title>
<script src="/emulator/auth/pages/iframe.js"></script>
<script src="https://apis.google.com/js/api.js"></script>`,
    // The SDK on the site's page communicates with this frame through Google's frame library.
    `default-src 'none'; script-src 'self' https://apis.google.com; frame-ancestors ${origins.join(" ")}`,
  );
}

function handlerPage(call: Call): EmulatorResponse {
  const { query, providers } = call;
  const providerId = query.get("providerId") ?? "";
  const back = query.get("redirectUrl") ?? "";
  if (!query.get("apiKey") || !query.get("appName") || !providerId) {
    return refuse(
      "This page needs the query parameters apiKey, appName and providerId. Start the sign-in on the site.",
    );
  }
  if (!leadsToSite(back, call)) return refuse("Sign-in redirects only to the project's own site.");
  const refusal = providers.isEnabled(providerId) ? "" : "auth/operation-not-allowed";
  return page(
    `<meta name="viewport" content="width=device-width">
<title>Sign in with ${escape(nameOf(providerId))}</title>
<link rel="stylesheet" href="/emulator/auth/pages/handler.css">
<script src="/emulator/auth/pages/handler.js" defer></script>
<body data-refusal="${escape(refusal)}" data-back="${escape(back)}">
<main>
<h1>Sign in with ${escape(nameOf(providerId))}</h1>
<p>This page simulates ${escape(nameOf(providerId))} on this machine. Nothing is sent there: choose any identity.</p>
<p role="alert"></p>
<ul>${knownAccounts(call, providerId)}</ul>
<details>
<summary id="add-account-button">Add an account</summary>
<form>
<label>Email <input id="email-input" name="email" type="email" required></label>
<label>Name <input id="display-name-input" name="name"></label>
<label class="check"><input id="verified-input" name="verified" type="checkbox"${isTrusted(providerId) ? " checked" : ""}> The provider has confirmed the address</label>
<button id="sign-in">Sign in</button>
</form>
</details>
</main>`,
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'",
  );
}

function knownAccounts({ state }: Call, providerId: string): string {
  const items = state.listProviderInfosByProviderId(providerId).map((known) => {
    const { rawId, email = "", displayName = "" } = known;
    const claims = { sub: rawId, email, name: displayName, email_verified: isTrusted(providerId) };
    return `<li><button class="js-reuse-account" type="button" data-account="${escape(JSON.stringify(claims))}">${escape(displayName)}<small>${escape(email)}</small></button></li>`;
  });
  return items.join("");
}

/** With a provider whose addresses Firebase doesn't trust, a user of a known address must link the accounts. */
function isTrusted(providerId: string): boolean {
  return ["google.com", "apple.com", "microsoft.com"].includes(providerId);
}

const names: Readonly<Record<string, string>> = {
  "google.com": "Google",
  "apple.com": "Apple",
  "github.com": "GitHub",
  "microsoft.com": "Microsoft",
  "facebook.com": "Facebook",
};

const nameOf = (providerId: string) => names[providerId] ?? providerId;

function refuse(reason: string): EmulatorResponse {
  return { ...page(`<p>${escape(reason)}</p>`, "default-src 'none'"), status: 400 };
}

function page(content: string, policy: string): EmulatorResponse {
  return {
    status: 200,
    contentType: "text/html; charset=utf-8",
    location: null,
    text: `<!doctype html><html lang="en"><meta charset="utf-8">${content}`,
    headers: { "content-security-policy": policy },
  };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? "");
