import { announce } from "../design/ui/announce.client.ts";
import { fillInMember } from "./fill-in-member.client.ts";
import { checkInputs, clearProblem, showProblems } from "./form-problems.client.ts";
import { showSteps } from "./form-steps.client.ts";
import type { FormTexts } from "./problem-texts.ts";
import { createProof } from "./proof.client.ts";
import { siteInputs } from "./form-names.ts";
import { sendForm } from "./send-form.client.ts";

/** Data that a form's script needs. */
export type FormFacts = {
  /** Id of the form's element. */
  of: string;
  /** Path of the endpoint that returns a challenge for the proof of work. */
  challenge: string;
  texts: FormTexts;
};

/** Displays a text at the end of the form. Screen readers announce it. */
function showStatus(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-part="status"]');
  if (status) status.textContent = text;
}

/** Replaces the form by the message that it was sent. The message gets the focus, so that it is announced. */
function showSent(form: HTMLFormElement, text: string): void {
  const message = document.createElement("p");
  message.textContent = text;
  message.tabIndex = -1;
  message.dataset["part"] = "sent";
  form.replaceWith(message);
  message.focus();
}

/**
 * Improves a form in place: displays its steps one by one, displays problems at their fields without
 * a reload, and sends the form with a proof of work. The proof is computed as soon as the visitor
 * enters the form. Ends when `signal` aborts.
 */
export function enhanceForm(form: HTMLFormElement, facts: FormFacts, signal: AbortSignal): void {
  const { texts } = facts;
  const proof = createProof(facts.challenge);
  form.noValidate = true;
  const steps = showSteps(form, texts, signal);
  let isSending = false;

  async function send(): Promise<void> {
    showStatus(form, texts.sending);
    const answer = await sendForm(form, proof);
    showStatus(form, "");
    if (answer.kind === "sent") {
      if (answer.href === null) showSent(form, answer.text);
      else location.assign(answer.href);
      return;
    }
    if (answer.kind === "problems") {
      steps.showStepOf(Object.keys(answer.problems));
      showProblems(form, answer.problems);
      announce(texts.summary);
      return;
    }
    showStatus(form, answer.text ?? texts.failed);
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
    proof.begin();
    fillInMember(form);
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
      const problems = checkInputs(steps.current(), texts);
      if (Object.keys(problems).length > 0) {
        showProblems(form, problems);
        announce(texts.summary);
        return;
      }
      if (steps.goOn()) return;
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
  form.querySelector(`[name="${siteInputs.nonce}"]`)?.remove();
}
