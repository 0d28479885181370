// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { AuthTexts } from "../form/auth-texts.client.tsx";
import NumberForm from "./number-form.client.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const texts = {
  "form.phoneUnderstood": "To {{phone}}",
  "form.sendCode": "Send",
  "errors.invalidPhone": "No number",
};

/** Displays the form on a page of a British site. Returns the function that types a number. */
function open(send: (to: string) => Promise<void>) {
  document.documentElement.dataset["country"] = "GB";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <AuthTexts language="en" texts={texts}>
        <NumberForm number="" send={send} />
      </AuthTexts>,
    ),
  );
  const input = document.querySelector("input");
  return (number: string) =>
    act(() => {
      // React follows the value that it set itself.
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      value?.set?.call(input, number);
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
}

const understood = () => document.querySelector("output")?.textContent;
const submit = () => act(async () => document.querySelector("form")?.requestSubmit());

afterEach(() => document.body.replaceChildren());

test.each([
  ["+44 (0)20 7946 0958", "+44 20 7946 0958", "+442079460958"],
  ["07700 900123", "+44 7700 900123", "+447700900123"],
  ["+1.415.555.0100 x7", "+1 415 555 0100", "+14155550100"],
])(
  "[FORM-5] displays where the text message for %s goes, and sends it there",
  async (typed, written, to) => {
    const send = vi.fn<(to: string) => Promise<void>>(async () => {});
    const type = open(send);
    type(typed);
    expect(understood()).toBe(`To \u2066${written}\u2069`);
    await submit();
    expect(send).toHaveBeenCalledWith(to);
  },
);

test("[FORM-5] sends nothing to a text that is no number", async () => {
  const send = vi.fn<(to: string) => Promise<void>>();
  const type = open(send);
  type("+44 7700 CALLME");
  expect(understood()).toBe("");
  await submit();
  expect(document.body.textContent).toContain("No number");
  expect(send).not.toHaveBeenCalled();
});
