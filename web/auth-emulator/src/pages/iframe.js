// @ts-check
// The helper frame that the SDK opens in the site's page. It receives the outcome of a sign-in from
// the handler page, in a message from our own origin or, after a redirect, from session storage. It
// passes the outcome to the SDK through Google's frame library.

const query = new URLSearchParams(location.search);
const storageKey = `${query.get("apiKey")}:${query.get("appName")}`;
const stored = `firebase:redirectEvent:${storageKey}`;

/** @type {any} */
let parentFrame = null;

/** @param {unknown} event */
function pass(event) {
  const authEvent = event ?? { type: "unknown", error: { code: "auth/no-auth-event" } };
  const filter = gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER;
  parentFrame.send("authEvent", { type: "authEvent", authEvent }, () => {}, filter);
}

function connect() {
  const filter = gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER;
  parentFrame = gapi.iframes.getContext().getParentIframe();
  parentFrame.register(
    "webStorageSupport",
    () => ({ status: "ACK", webStorageSupport: true }),
    filter,
  );
  const value = sessionStorage.getItem(stored);
  sessionStorage.removeItem(stored);
  pass(value === null ? null : JSON.parse(value));
}

addEventListener("message", ({ origin, data }) => {
  // Any page with a reference to this frame can send messages, so accept only those of our own handler page.
  if (origin !== location.origin || data?.storageKey !== storageKey) return;
  if (parentFrame) pass(data.event);
  else sessionStorage.setItem(stored, JSON.stringify(data.event));
});

// Google's script calls `gapi_onload` once it has loaded.
Object.assign(window, {
  gapi_onload: () => gapi.load("gapi.iframes", { callback: connect, timeout: 10_000 }),
});
