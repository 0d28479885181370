// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PaintColor, useDraggedColor } from "./use-dragged-color.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const painted = vi.fn<(field: string, color: string | null) => void>();
const storing = vi.fn<(color: string) => void>();
let root: Root;
let current: ReturnType<typeof useDraggedColor>;

function Field({ stored, onReady }: { stored: string; onReady: (field: typeof current) => void }) {
  onReady(useDraggedColor({ field: "paper", stored }, storing));
  return null;
}

const render = (stored: string) =>
  act(async () =>
    root.render(
      <PaintColor value={painted}>
        <Field stored={stored} onReady={(field) => (current = field)} />
      </PaintColor>,
    ),
  );

beforeEach(async () => {
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await render("#ffffff");
  painted.mockClear();
  storing.mockClear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test("[THEME-1] displays each dragged color at once, and stores the last when the drag rests", async () => {
  for (const color of ["#ff0000", "#fe0000", "#fd0000"]) {
    await act(async () => vi.advanceTimersByTime(300));
    await act(async () => current.drag(color));
  }
  expect(painted.mock.calls).toEqual([
    ["paper", "#ff0000"],
    ["paper", "#fe0000"],
    ["paper", "#fd0000"],
  ]);
  expect(current.color).toBe("#fd0000");
  expect(storing).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(400));
  expect(storing.mock.calls).toEqual([["#fd0000"]]);
});

test("[THEME-1] displays the stored color again once the dragged one is stored", async () => {
  await act(async () => current.drag("#ff0000"));
  await act(async () => vi.advanceTimersByTime(400));
  await render("#ff0000");
  expect(painted).toHaveBeenLastCalledWith("paper", null);
  await render("#00ff00");
  expect(current.color).toBe("#00ff00");
});

test("[THEME-1] stores a typed color in place of the dragged one", async () => {
  await act(async () => current.drag("#ff0000"));
  await act(async () => current.type("#00ff0"));
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(storing.mock.calls).toEqual([["#00ff0"]]);
});

test("[THEME-1] stores the dragged color when the form is closed", async () => {
  await act(async () => current.drag("#ff0000"));
  await act(async () => root.render(null));
  expect(storing.mock.calls).toEqual([["#ff0000"]]);
});
