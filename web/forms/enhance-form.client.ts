import { announce } from "../design/ui/announce.client.ts";
import {
  checkInputs,
  clearProblem,
  type Problems,
  showFileProblem,
  showProblems,
} from "./form-problems.client.ts";
import { showSteps } from "./form-steps.client.ts";
import type { FileFacts, FormTexts } from "./problem-texts.ts";
import { siteInputs } from "./form-names.ts";

/** Data that a form's script needs. */
export type FormFacts = {
  /** Id of the form's element. */
  of: string;
  /** Path of the endpoint that returns a challenge for the proof of work. */
  challenge: string;
  texts: FormTexts;
  /** Null if the form has no file field. */
  files: FileFacts | null;
};

/** What a form's script gets from the page. */
type FormParts = {
  /** Fills in what the site knows about the visitor. */
  fillIn: (form: HTMLFormElement) => void;
  /** Ends the script when it aborts. */
  signal: AbortSignal;
};

/** Displays a text at the end of the form. Screen readers announce it. */
function showStatus(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-part="status"]');
  if (status) status.textContent = text;
}

/** Replaces what is in the form by the message that it was sent. The message gets the focus, so that it is announced. */
function showSent(form: HTMLFormElement, text: string): void {
  const message = document.createElement("p");
  message.textContent = text;
  message.tabIndex = -1;
  message.dataset["part"] = "sent";
  form.replaceChildren(message);
  message.focus();
}

/** Whether this browser can compute a proof of work. Over plain HTTP there is no Web Crypto, except on localhost. */
const canProve = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Returns a function that runs `load` once, and again if it has failed. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

/** Prepares each file that the visitor chooses. Returns a function that waits until all are prepared. */
function prepareFiles(form: HTMLFormElement, facts: FormFacts, signal: AbortSignal) {
  let prepared: Promise<unknown> = Promise.resolve();
  const { files } = facts;
  const handleChange = ({ target }: Event) => {
    if (files === null || !(target instanceof HTMLInputElement) || target.type !== "file") return;
    const before = prepared;
    prepared = import("./prepare-file.client.ts")
      .then(({ prepareFile }) => prepareFile(target, files))
      .then(() => showFileProblem(form, target))
      // The server checks the file anyway.
      .catch(() => {})
      .then(() => before);
  };
  form.addEventListener("change", handleChange, { signal });
  return () => prepared;
}

/** Whether the visitor has typed before this script ran. */
const isTyped = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Stores the answers in the tab's session storage, for a reload. Returns a function that removes them. */
function storeForReload(form: HTMLFormElement, signal: AbortSignal): () => void {
  const key = `marquee-form ${form.id} ${location.pathname}`;
  const over = new AbortController();
  signal.addEventListener("abort", () => over.abort());
  const load = once(async () => {
    const { storeValues } = await import("./store-values.client.ts");
    if (!over.signal.aborted) storeValues(form, key, over.signal);
  });
  try {
    if (sessionStorage.getItem(key) !== null || isTyped(form)) load().catch(() => {});
    form.addEventListener("input", () => void load().catch(() => {}), { once: true, signal });
  } catch {
    // The browser blocks the storage.
  }
  return () => {
    over.abort();
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  };
}

/**
 * Improves a form in place: displays its steps one by one, displays problems at their fields without
 * a reload, and sends the form with a proof of work. The proof is computed as soon as the visitor
 * enters the form.
 */
export function enhanceForm(
  form: HTMLFormElement,
  facts: FormFacts,
  { fillIn, signal }: FormParts,
): void {
  const { texts } = facts;
  form.noValidate = true;
  const steps = showSteps(form, texts, signal);
  const waitForFiles = prepareFiles(form, facts, signal);
  const removeStored = storeForReload(form, signal);
  const sender = once(async () => {
    const { createSender } = await import("./send-form.client.ts");
    return createSender(form, facts.challenge);
  });
  let isSending = false;

  const showInvalid = (problems: Problems) => {
    showProblems(form, problems);
    announce(texts.summary);
  };

  async function send(): Promise<void> {
    await waitForFiles();
    const problems = checkInputs(steps.current(), texts);
    if (Object.keys(problems).length > 0) return showInvalid(problems);
    if (steps.goOn()) return undefined;
    showStatus(form, texts.sending);
    if (!canProve()) {
      // As without script: the browser posts the form, and the site asks for a confirmation.
      removeStored();
      form.submit();
      return undefined;
    }
    const response = await (await sender()).send();
    showStatus(form, "");
    if (response.kind === "sent") {
      removeStored();
      if (response.href === null) showSent(form, response.text);
      else location.assign(response.href);
    } else if (response.kind === "problems") {
      steps.showStepOf(Object.keys(response.problems));
      showInvalid(response.problems);
    } else showStatus(form, response.text ?? texts.failed);
    return undefined;
  }

  const followed = new WeakSet<EventTarget>();
  const followPhone = (target: EventTarget | null) => {
    const isPhone = target instanceof HTMLInputElement && target.type === "tel";
    if (!isPhone || target.form !== form || followed.has(target)) return;
    followed.add(target);
    import("./phone-hint.client.ts").then(
      ({ followNumber }) => followNumber(target, texts, signal),
      // The server reads the number anyway.
      () => followed.delete(target),
    );
  };

  const begin = () => {
    if (canProve()) sender().catch(() => {});
    fillIn(form);
  };
  // The visitor may have chosen a field before this script was loaded.
  if (form.contains(document.activeElement)) begin();
  else form.addEventListener("focusin", begin, { once: true, signal });
  form.addEventListener("focusin", ({ target }) => followPhone(target), { signal });
  followPhone(document.activeElement);
  form.addEventListener("input", ({ target }) => clearProblem(form, target), { signal });
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      if (isSending) return;
      isSending = true;
      form.setAttribute("aria-busy", "true");
      send()
        .catch(() => showStatus(form, texts.failed))
        .finally(() => {
          isSending = false;
          form.removeAttribute("aria-busy");
        });
    },
    { signal },
  );
  // The one-time code is for visitors without script. The proof of work replaces it.
  if (canProve()) form.querySelector(`[name="${siteInputs.nonce}"]`)?.remove();
}
