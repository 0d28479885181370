// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { checkInputs } from "./form-problems.client.ts";
import { followNumber } from "./phone-hint.client.ts";
import type { FormTexts } from "./problem-texts.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the functions read only these texts
const texts = {
  email: "No address",
  phone: "No number",
  phoneUnderstood: "Number: {}",
} as FormTexts;

/** Displays a field whose input has these attributes, and returns its input. */
function fieldWith(attributes: string): HTMLInputElement {
  document.body.innerHTML = `<form><div data-field="a"><input name="f_a" ${attributes}><p data-part="understood"></p></div></form>`;
  const input = document.querySelector("input");
  if (input === null) throw new Error("There is no input.");
  return input;
}

function type(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event("input"));
}

const problems = () => checkInputs(document.body, texts);
const hint = () => document.querySelector('[data-part="understood"]')?.textContent;
const over = new AbortController();

afterEach(() => delete document.documentElement.dataset["country"]);

test("[FORM-5] a phone field displays the number as the site reads it", () => {
  document.documentElement.dataset["country"] = "GB";
  const input = fieldWith('type="tel"');
  followNumber(input, texts, over.signal);
  type(input, "０２０–7946 0958 x7");
  expect(hint()).toBe("Number: \u2066+44 20 7946 0958 ext. 7\u2069");
  expect(problems()).toEqual({});
  type(input, "020 CALL");
  expect(hint()).toBe("");
  expect(problems()).toEqual({ a: "No number" });
  type(input, "");
  expect(problems()).toEqual({});
});

test("[FORM-5] an email field has the same rule in every browser", () => {
  const input = fieldWith('type="text" inputmode="email"');
  for (const address of ["", "jörg@example.com", "info@müller.de", "a&b@example.org"]) {
    type(input, address);
    expect(problems()).toEqual({});
  }
  type(input, "ada@example");
  expect(problems()).toEqual({ a: "No address" });
});
