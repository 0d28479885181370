// @vitest-environment jsdom
import { act, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";
import { LastPreview } from "./last-preview.client.tsx";

const refresh = vi.fn<() => void>();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
vi.mock("../editors/composing/when-served.client.ts", () => ({ whenServed: async () => {} }));

/** A text field of a page, whose letters are its state. */
function Typed({ label }: { label: string }) {
  const [typed, setTyped] = useState("");
  return (
    <button type="button" onClick={() => setTyped(`${typed}x`)}>
      {label}:{typed}
    </button>
  );
}

function open() {
  const view = mountReact();
  onTestFinished(view.unmount);
  const render = (isFailing: boolean, label: string) =>
    view.render(
      <LastPreview isFailing={isFailing}>
        {isFailing ? <p role="alert">{label}</p> : <Typed label={label} />}
      </LastPreview>,
    );
  const type = () => act(async () => document.querySelector("button")?.click());
  return { render, type, text: () => document.body.textContent };
}

test("[COMP-6] a preview stays, with what is typed in it, while its page can't be rendered again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { render, type, text } = open();
  await render(false, "Page");
  await type();
  await render(true, "Down");
  await type();
  expect(text()).toBe("Page:xx");
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  expect(refresh).toHaveBeenCalled();
  await render(false, "Changed page");
  expect(text()).toBe("Changed page:xx");
  refresh.mockClear();
  await act(async () => void (await vi.advanceTimersByTimeAsync(120_000)));
  expect(refresh).not.toHaveBeenCalled();
});

test("[TOL-2] a page that was never displayed says that it can't be, and is displayed later", async () => {
  const { render, text } = open();
  await render(true, "Down");
  expect(text()).toBe("Down");
  await render(false, "Page");
  expect(text()).toBe("Page:");
});
