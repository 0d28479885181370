// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { useHistoryEntry } from "./use-history-entry.client.ts";

function Overlay({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  useHistoryEntry(isOpen, close);
  return null;
}

async function openOverlay() {
  const { render } = mountReact();
  const close = vi.fn<() => void>();
  const show = (isOpen: boolean) => render(<Overlay isOpen={isOpen} close={close} />);
  const before = history.length;
  await show(true);
  return { close, show, added: history.length - before };
}

const popped = () =>
  new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

test("[BLK-3] the browser's Back button closes the overlay", async () => {
  const { close, added } = await openOverlay();
  expect(added).toBe(1);
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
