import type { BrowserContext } from "@playwright/test";

/**
 * Test double of https://www.google.com/recaptcha/api.js: an invisible reCAPTCHA that accepts
 * everyone. Implements the members of `grecaptcha` that Firebase's SDK calls, as read from its
 * source. It proves nothing about Google's own script.
 */
const script = `(() => {
  const widgets = [];
  window.grecaptcha = {
    ready: (then) => then(),
    render: (container, parameters) => {
      container.dataset.recaptcha = parameters.size;
      return widgets.push({ parameters, token: "" }) - 1;
    },
    execute: (id) => {
      const widget = widgets[id];
      setTimeout(() => {
        widget.token = "recaptcha-double";
        widget.parameters.callback(widget.token);
      }, 20);
    },
    getResponse: (id) => widgets[id].token,
    reset: (id) => { widgets[id].token = ""; },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]?.();
})();`;

/**
 * Intercepts Google's reCAPTCHA in this context. Returns the requested addresses. With an emulator,
 * the SDK uses a built-in mock instead of reCAPTCHA. To prevent that, changes a flag in the site's
 * scripts on their way to the browser.
 */
export async function doubleRecaptcha(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/\/_next\/static\/.*\.js/, async (route) => {
    const response = await route.fetch();
    // Reading fails when the browser leaves the page while its scripts load.
    const text = await response.text().catch(() => null);
    if (text === null) return route.abort();
    const body = text.replace(/(appVerificationDisabledForTesting\s*=\s*)(?:true|!0)/g, "$1false");
    await route.fulfill({ response, body });
  });
  await context.route("https://www.google.com/recaptcha/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: script });
  });
  return asked;
}
