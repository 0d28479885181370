// @ts-check
// The page for choosing an identity, in a popup or in the site's own tab. It passes the choice to the SDK: through the
// helper frame in the opener (popup), or through this tab's session storage (redirect).

const query = new URLSearchParams(location.search);
const type = query.get("authType") ?? "";
const storageKey = `${query.get("apiKey")}:${query.get("appName")}`;
const { refusal, back } = document.body.dataset;

/** @param {{ urlResponse: string | null, error: object | null }} outcome */
function finish(outcome) {
  const event = {
    type,
    eventId: query.get("eventId"),
    sessionId: "not used",
    postBody: "",
    tenantId: query.get("tid"),
    ...outcome,
  };
  if (!/popup/i.test(type)) {
    sessionStorage.setItem(`firebase:redirectEvent:${storageKey}`, JSON.stringify(event));
    if (back) location.replace(back);
    return;
  }
  const frame = helperFrame();
  if (frame) frame.postMessage({ storageKey, event }, location.origin);
  else show("The page that opened this window is closed. Close this window and sign in again.");
}

/** Returns the opener's helper frame that has our origin and belongs to the same app, or null. */
function helperFrame() {
  for (let index = 0; index < (window.opener?.frames.length ?? 0); index += 1) {
    const frame = window.opener.frames[index];
    try {
      const parameters = new URLSearchParams(frame.location.search);
      const isHelper = frame.location.pathname === "/emulator/auth/iframe";
      if (isHelper && `${parameters.get("apiKey")}:${parameters.get("appName")}` === storageKey)
        return frame;
    } catch {
      // Frames of other origins are not accessible.
    }
  }
  return null;
}

/** @param {object} claims */
async function choose(claims) {
  const providerId = query.get("providerId") ?? "";
  const response = await fetch("/marquee/identities", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ providerId, claims }),
  });
  if (!response.ok) return show("The sign-in service rejected this identity.");
  const { credential } = await response.json();
  const result = new URLSearchParams({ providerId, ...credential });
  finish({ urlResponse: `${location.origin}${location.pathname}?${result}`, error: null });
}

/** @param {string} text */
function show(text) {
  const message = document.querySelector("[role=alert]");
  if (message) message.textContent = text;
}

if (refusal) {
  finish({ urlResponse: null, error: { code: refusal, message: refusal } });
} else {
  document.addEventListener("click", ({ target }) => {
    const account = target instanceof Element ? target.closest("[data-account]") : null;
    if (account instanceof HTMLElement) void choose(JSON.parse(account.dataset.account ?? "{}"));
  });
  document.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const given = new FormData(event.currentTarget);
    void choose({
      email: given.get("email"),
      name: given.get("name"),
      email_verified: given.has("verified"),
    });
  });
}
