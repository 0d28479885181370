import { keyOfInput } from "./form-names.ts";

type FormValues = [name: string, value: string][];

const isFormValues = (value: unknown): value is FormValues =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && entry.every((part) => typeof part === "string"));

/** Whether an input contains what `fillInMember` wrote there, which is fetched again instead of stored. */
const isFilledIn = (form: HTMLFormElement, name: string, value: string): boolean => {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLElement && input.dataset["filledIn"] === value;
};

/** Returns what the visitor has entered, without files and without the site's inputs. */
const collectValues = (form: HTMLFormElement): FormValues =>
  [...new FormData(form)].flatMap(([name, value]): FormValues =>
    typeof value === "string" && keyOfInput(name) !== null && !isFilledIn(form, name, value)
      ? [[name, value]]
      : [],
  );

function loadValues(key: string): FormValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return isFormValues(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Fills in an input that the visitor has not changed since the page was loaded. `values` are those of its name. */
function restore(input: Element, values: readonly string[]): void {
  const [first] = values;
  if (first === undefined) return;
  if (input instanceof HTMLSelectElement) {
    if (input.selectedIndex === 0) input.value = first;
  } else if (input instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(input.type)) {
    input.checked ||= values.includes(input.value);
  } else if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
    if (input.type !== "file" && input.value === input.defaultValue) input.value = first;
  }
}

/**
 * Fills in what the visitor has typed before a reload, and stores what they type, in the tab's session storage. Browsers
 * restore only some inputs, and differ in which. Loaded when the visitor types, or when there is something to restore.
 */
export function storeValues(form: HTMLFormElement, key: string, signal: AbortSignal): void {
  const stored = loadValues(key);
  for (const input of form.elements) {
    const name = input.getAttribute("name");
    restore(
      input,
      stored.flatMap(([field, value]) => (field === name ? [value] : [])),
    );
  }
  const store = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(collectValues(form)));
    } catch {
      // The storage is full, or the browser has none.
    }
  };
  form.addEventListener("input", store, { signal });
  store();
}
