// @vitest-environment jsdom
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../../tests/support/mount-react.ts";
import { AuthTexts } from "../form/auth-texts.client.tsx";
import NumberForm from "./number-form.client.tsx";

const texts = {
  "form.phoneUnderstood": "To {{phone}}",
  "form.sendCode": "Send",
  "errors.invalidPhone": "No number",
};

/** Displays the form on a page of a British site. */
async function open(send: (to: string) => Promise<void>) {
  document.documentElement.dataset["country"] = "GB";
  const { place, render, unmount } = mountReact();
  onTestFinished(unmount);
  await render(
    <AuthTexts language="en" texts={texts}>
      <NumberForm number="" send={send} />
    </AuthTexts>,
  );
  return {
    place,
    understood: () => place.querySelector("output")?.textContent,
    type: (number: string) =>
      act(async () => {
        const input = place.querySelector("input");
        // React ignores a value that is set by the element's own property.
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
        value?.set?.call(input, number);
        input?.dispatchEvent(new Event("input", { bubbles: true }));
      }),
    submit: () => act(async () => place.querySelector("form")?.requestSubmit()),
  };
}

test.each([
  ["+44 (0)20 7946 0958", "+44 20 7946 0958", "+442079460958"],
  ["07700 900123", "+44 7700 900123", "+447700900123"],
  ["+1.415.555.0100 x7", "+1 415 555 0100", "+14155550100"],
])(
  "[FORM-5] displays where the text for %s goes, and sends it there",
  async (typed, written, to) => {
    const send = vi.fn<(to: string) => Promise<void>>(async () => {});
    const { type, understood, submit } = await open(send);
    await type(typed);
    expect(understood()).toBe(`To \u2066${written}\u2069`);
    await submit();
    expect(send).toHaveBeenCalledWith(to);
  },
);

test("[FORM-5] sends nothing to a text that is no number", async () => {
  const send = vi.fn<(to: string) => Promise<void>>();
  const { place, type, understood, submit } = await open(send);
  await type("+44 7700 CALLME");
  expect(understood()).toBe("");
  await submit();
  expect(place.textContent).toContain("No number");
  expect(send).not.toHaveBeenCalled();
});
