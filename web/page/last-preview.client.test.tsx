// @vitest-environment jsdom
import { act, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";
import { LastPreview, type PreviewFault } from "./last-preview.client.tsx";

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
  const render = (fault: PreviewFault | null, label: string, chosen = "drafts") =>
    view.render(
      <LastPreview view={chosen} fault={fault}>
        {fault === null ? <Typed label={label} /> : <p role="alert">{label}</p>}
      </LastPreview>,
    );
  const type = () => act(async () => document.querySelector("button")?.click());
  return { render, type, text: () => view.place.textContent };
}

test("[COMP-6] a preview stays, with what is typed in it, while its page can't be rendered again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { render, type, text } = open();
  await render(null, "Page");
  await type();
  await render("unavailable", "Down");
  await type();
  expect(text()).toBe("Page:xx");
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
  expect(refresh).toHaveBeenCalled();
  await render(null, "Changed page");
  expect(text()).toBe("Changed page:xx");
  refresh.mockClear();
  await act(async () => void (await vi.advanceTimersByTimeAsync(120_000)));
  expect(refresh).not.toHaveBeenCalled();
});

test("[TOL-2] a page that was never displayed says that it can't be, and is displayed later", async () => {
  const { render, text } = open();
  await render("unavailable", "Down");
  expect(text()).toBe("Down");
  await render(null, "Page");
  expect(text()).toBe("Page:");
});

test("[TOL-2] an earlier preview doesn't stand for one in another view, or for a page with a fault", async () => {
  const { render, text } = open();
  await render(null, "Page");
  await render("unavailable", "Down", "a release");
  expect(text()).toBe("Down");
  await render("faulty", "Broken");
  expect(text()).toBe("Broken");
  await render("unavailable", "Down");
  expect(text()).toBe("Page:");
});
