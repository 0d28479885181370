// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhanceForm, type FormFacts } from "./enhance-form.client.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test reads only these facts
const facts = {
  of: "form",
  challenge: "/challenge",
  texts: { failed: "Failed", sending: "Sending", required: "Required" },
  files: null,
} as unknown as FormFacts;

const challenged = vi.fn<(path: string) => Promise<Response>>();
const posted = vi.fn<() => void>();
let over = new AbortController();

/** Loads a form. `typed` is what the visitor types before the form's script runs. */
function load(typed = ""): HTMLFormElement {
  document.body.innerHTML = `<form id="form"><input type="hidden" name="nonce" value="code">
    <div data-field="name"><input name="f_name" required><p data-part="problem"></p></div>
    <output data-part="status"></output><button type="submit">Send</button></form>`;
  const form = document.querySelector("form");
  if (form === null) throw new Error("There is no form.");
  type(form, typed);
  enhanceForm(form, facts, { fillIn: () => {}, signal: over.signal });
  return form;
}

const nonce = () => document.querySelector('[name="nonce"]');

beforeEach(() => {
  over = new AbortController();
  challenged.mockReset().mockRejectedValue(new Error("There is no server."));
  posted.mockReset();
  vi.stubGlobal("fetch", challenged);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(posted);
});

afterEach(() => {
  over.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function type(form: HTMLFormElement, name: string): void {
  const input = form.querySelector<HTMLInputElement>('[name="f_name"]');
  if (input) input.value = name;
}

/** Fills in the form and sends it. */
function send(form: HTMLFormElement, name: string): void {
  type(form, name);
  form.requestSubmit();
}

test("[FORM-5] keeps for a reload what was typed before the form's script ran", async () => {
  load("Ada");
  const stored = () => Object.values(sessionStorage).join();
  await vi.waitFor(() => expect(stored()).toContain("Ada"), 30_000);
  sessionStorage.clear();
});

test("[FORM-1] posts the form as without script where the browser has no Web Crypto, such as over plain HTTP", async () => {
  vi.stubGlobal("crypto", {});
  const form = load();
  expect(nonce()).not.toBeNull();
  send(form, "");
  await vi.waitFor(() => expect(form.textContent).toContain("Required"), 30_000);
  expect(posted).not.toHaveBeenCalled();
  send(form, "Ada");
  await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce(), 30_000);
  expect(challenged).not.toHaveBeenCalled();
});

test("[FORM-4] sends a proof of work instead of the one-time code otherwise, and says when that fails", async () => {
  const form = load();
  expect(nonce()).toBeNull();
  send(form, "Ada");
  await vi.waitFor(() => expect(form.textContent).toContain("Failed"), 30_000);
  expect(challenged).toHaveBeenCalledWith("/challenge", { cache: "no-store" });
  expect(posted).not.toHaveBeenCalled();
});
