import { announce } from "../design/ui/announce.client.ts";
import { LIMIT } from "./limit-mark.ts";
import { checkInputs, showProblems } from "./form-problems.client.ts";
import type { FormTexts } from "./problem-texts.ts";

/** The steps of a form, of which one is displayed. */
export type Steps = {
  /** Returns the element of the displayed step, or the form if it has one step. */
  current: () => Element;
  /** Displays the next step. Returns false if the displayed step is the last. */
  goOn: () => boolean;
  /** Displays the first step that contains one of these fields. */
  showStepOf: (keys: readonly string[]) => void;
};

const button = (text: string, className: string) => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.className = className;
  return made;
};

/**
 * Displays one step of a form at a time, with buttons for the next and the previous step. Without
 * this script all steps are displayed, one below the other.
 */
export function showSteps(form: HTMLFormElement, texts: FormTexts, signal: AbortSignal): Steps {
  const parts = [...form.querySelectorAll<HTMLElement>("[data-step]")];
  const submit = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const only = { current: () => form, goOn: () => false, showStepOf: () => {} };
  if (parts.length < 2 || submit === null) return only;

  let at = 0;
  const [back, next] = [button(texts.back, "form-back"), button(texts.next, submit.className)];
  const progress = document.createElement("p");
  progress.dataset["part"] = "progress";
  const part = () => parts[at] ?? form;

  function show(index: number, isMoved: boolean): void {
    at = index;
    for (const [each, element] of parts.entries()) element.hidden = each !== at;
    const isLast = at === parts.length - 1;
    back.hidden = at === 0;
    next.hidden = isLast;
    if (submit) submit.hidden = !isLast;
    progress.textContent = texts.step
      .replace(LIMIT, String(at + 1))
      .replace(LIMIT, String(parts.length));
    if (!isMoved) return;
    announce(progress.textContent);
    part().querySelector<HTMLElement>("input, textarea, select")?.focus();
  }

  const goOn = () => {
    if (at === parts.length - 1) return false;
    show(at + 1, true);
    return true;
  };
  next.addEventListener(
    "click",
    () => {
      const problems = checkInputs(part(), texts);
      if (Object.keys(problems).length === 0) return goOn();
      showProblems(form, problems);
      announce(texts.summary);
      return false;
    },
    { signal },
  );
  back.addEventListener("click", () => show(at - 1, true), { signal });
  back.dataset["part"] = "back";
  submit.before(back);
  submit.before(next);
  form.prepend(progress);
  // Without this, a page that React hydrates again, for example in development, would get two pairs of buttons.
  signal.addEventListener("abort", () => {
    for (const made of [back, next, progress]) made.remove();
    for (const element of parts) element.hidden = false;
    submit.hidden = false;
  });
  show(0, false);
  return {
    current: part,
    goOn,
    showStepOf: (keys) => {
      const found = parts.findIndex((element) =>
        keys.some((key) => element.querySelector(`[data-field="${CSS.escape(key)}"]`) !== null),
      );
      if (found !== -1 && found !== at) show(found, false);
    },
  };
}
