// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { useAddClicks } from "./use-add-clicks.client.ts";

test("[COMP-2][GATE-1] the button in an empty list of a gate adds a block to that list", async () => {
  const onAdd = vi.fn<(block: string, list: string) => void>();
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div data-block='blocks[_key=="g"]' data-block-of="page" data-block-type="signInGate">
      <div data-list="blocks"><button data-add-to-list><i>+</i></button></div>
    </div>`,
  );
  const click = () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.querySelector("button i")?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const useClicks = (page: string | null) => useAddClicks(page, onAdd);
  const { render } = await mountHook(useClicks, null);
  expect(click()).toBe(false);
  await render("page");
  expect(click()).toBe(true);
  expect(onAdd.mock.calls).toEqual([['blocks[_key=="g"]', 'blocks[_key=="g"].blocks']]);
});
