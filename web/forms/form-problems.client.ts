import { parseEmail } from "@marquee/schemas/email";
import { keyOfInput } from "./form-names.ts";
import type { FormTexts } from "./problem-texts.ts";

/** Problems by the field's key. */
export type Problems = Readonly<Record<string, string>>;

/** An input whose validity the browser computes. */
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isInput = (element: unknown): element is Input =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const fieldOf = (form: Element, key: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);

const withLimit = (text: string, limit: string | null) => text.replace("{}", limit ?? "");

/** Whether an input asks for an email address and has another text. The rule of browsers for addresses is not used. */
const isNoAddress = ({ inputMode, value }: Input & { inputMode: string }) =>
  inputMode === "email" && value.trim() !== "" && parseEmail(value) === null;

/** Returns the text of an input's problem, in the page's language; null if there is none. */
function problemOf(input: Input, texts: FormTexts): string | null {
  const { validity } = input;
  const limit = (name: string) => input.getAttribute(name);
  if (isNoAddress(input)) return texts.email;
  if (validity.valid) return null;
  if (validity.customError) return input.validationMessage;
  if (validity.valueMissing) {
    const isConsent = input.type === "checkbox";
    return isConsent ? texts.consent : texts.required;
  }
  if (validity.badInput) return texts.number;
  if (validity.tooShort) return withLimit(texts.tooShort, limit("minlength"));
  if (validity.tooLong) return withLimit(texts.tooLong, limit("maxlength"));
  if (validity.rangeUnderflow) return withLimit(texts.tooLow, limit("min"));
  if (validity.rangeOverflow) return withLimit(texts.tooHigh, limit("max"));
  return texts.invalid;
}

/** Checks the inputs inside an element. The server checks them again. */
export function checkInputs(part: Element, texts: FormTexts): Problems {
  const problems: Record<string, string> = {};
  for (const input of part.querySelectorAll("input, textarea, select")) {
    const key = isInput(input) ? keyOfInput(input.name) : null;
    if (!isInput(input) || key === null || key in problems) continue;
    const problem = problemOf(input, texts);
    if (problem !== null) problems[key] = problem;
  }
  for (const group of part.querySelectorAll<HTMLElement>("[data-needs-one]")) {
    const { field = "" } = group.dataset;
    if (group.querySelector("input:checked") === null) problems[field] = texts.required;
  }
  return problems;
}

function inputsOf(field: HTMLElement): Element[] {
  return field.matches('[role="group"]')
    ? [field]
    : field.matches('[role="radiogroup"]')
      ? [field]
      : [...field.querySelectorAll("input, textarea, select")];
}

function mark(field: HTMLElement, text: string): void {
  const problem = field.querySelector('[data-part="problem"]');
  if (problem) problem.textContent = text;
  for (const input of inputsOf(field)) {
    if (text === "") input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
  }
}

/** Displays problems at their fields, removes all others, and moves the focus to the first problem. */
export function showProblems(form: HTMLFormElement, problems: Problems): void {
  let isFirst = true;
  for (const field of form.querySelectorAll<HTMLElement>("[data-field]")) {
    const { field: key = "" } = field.dataset;
    const problem = problems[key] ?? "";
    mark(field, problem);
    if (problem === "" || !isFirst) continue;
    isFirst = false;
    field.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }
}

/** Displays the problem of a file that can't be sent, at once. */
export function showFileProblem(form: HTMLFormElement, input: HTMLInputElement): void {
  const field = fieldOf(form, keyOfInput(input.name) ?? "");
  if (field && input.validity.customError) mark(field, input.validationMessage);
}

/** Removes the problem of a field that the visitor changes. */
export function clearProblem(form: HTMLFormElement, target: EventTarget | null): void {
  const key = isInput(target) ? keyOfInput(target.name) : null;
  const field = key === null ? null : fieldOf(form, key);
  if (field) mark(field, "");
}
