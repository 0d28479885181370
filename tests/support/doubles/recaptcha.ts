import type { BrowserContext } from "@playwright/test";

/**
 * Stands for https://www.google.com/recaptcha/api.js: an invisible reCAPTCHA that believes everyone, with the members
 * of `grecaptcha` that Firebase's SDK calls, as read from its source. It says nothing about Google's own.
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
 * Answers for Google's reCAPTCHA in this context and returns the addresses that were asked for. With an emulator the
 * SDK would use a mock of its own: that switch is turned in the scripts on their way.
 */
export async function doubleRecaptcha(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/\/_next\/static\/.*\.js/, async (route) => {
    const response = await route.fetch();
    // A page that is left while its scripts arrive takes their answers along.
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
