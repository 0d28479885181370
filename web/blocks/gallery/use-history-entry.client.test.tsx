// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useHistoryEntry } from "./use-history-entry.client.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Overlay({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  useHistoryEntry(isOpen, close);
  return null;
}

async function openOverlay() {
  const root = createRoot(document.createElement("div"));
  const close = vi.fn<() => void>();
  const show = (isOpen: boolean) =>
    act(async () => root.render(<Overlay isOpen={isOpen} close={close} />));
  const before = history.length;
  await show(true);
  return { close, show, before };
}

const popped = () =>
  new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

test("[BLK-3] the browser's Back button closes the overlay", async () => {
  const { close, before } = await openOverlay();
  expect(history.length).toBe(before + 1);
  const back = popped();
  history.back();
  await back;
  expect(close).toHaveBeenCalledOnce();
});

test("[BLK-3] removes the history entry without calling close when the overlay closes in another way", async () => {
  const { close, show } = await openOverlay();
  const back = popped();
  await show(false);
  await back;
  expect(close).not.toHaveBeenCalled();
});
