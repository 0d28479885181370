// @ts-check
// The helper frame that the SDK keeps in the site's page. It takes the outcome from the handler's page (a message from
// our own origin, or what a redirect left in session storage) and passes it to the SDK by Google's frame library.

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
  const kept = sessionStorage.getItem(stored);
  sessionStorage.removeItem(stored);
  pass(kept === null ? null : JSON.parse(kept));
}

addEventListener("message", ({ origin, data }) => {
  // Any page that has hold of this frame may send: only our own handler is believed.
  if (origin !== location.origin || data?.storageKey !== storageKey) return;
  if (parentFrame) pass(data.event);
  else sessionStorage.setItem(stored, JSON.stringify(data.event));
});

// Google's script calls this when it has loaded.
Object.assign(window, {
  gapi_onload: () => gapi.load("gapi.iframes", { callback: connect, timeout: 10_000 }),
});
