// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { useAddClicks } from "./use-add-clicks.client.ts";

const onAdd = vi.fn<(block: string, list: string) => void>();

function Composer({ page }: { page: string | null }) {
  useAddClicks(page, onAdd);
  return null;
}

test("[COMP-2][GATE-1] the button in an empty list of a gate adds a block to that list", async () => {
  const view = mountReact();
  onTestFinished(() => view.unmount());
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
  await view.render(<Composer page={null} />);
  expect(click()).toBe(false);
  await view.render(<Composer page="page" />);
  expect(click()).toBe(true);
  expect(onAdd.mock.calls).toEqual([['blocks[_key=="g"]', 'blocks[_key=="g"].blocks']]);
});
