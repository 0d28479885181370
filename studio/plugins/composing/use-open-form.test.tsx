// @vitest-environment jsdom
import { useEffect } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { useOpenForm } from "./use-open-form.ts";

const navigate = vi.fn<(state: object, options?: object) => void>();
vi.mock("sanity", () => ({ getPublishedId: (id: string) => id.replace("drafts.", "") }));
vi.mock("sanity/router", () => ({
  useRouter: () => ({ navigate, state: { _searchParams: [["preview", "/en"]] } }),
}));

let form: ReturnType<typeof useOpenForm>;
function Studio() {
  const current = useOpenForm();
  useEffect(() => {
    form = current;
  });
  return (
    <>
      <div data-ui="Pane">
        <div data-testid="document-panel-scroller">
          <input />
        </div>
      </div>
      <button type="button">Menu</button>
    </>
  );
}

beforeEach(async () => {
  navigate.mockClear();
  const view = mountReact();
  onTestFinished(() => view.unmount());
  await view.render(<Studio />);
  // Nothing looks for the fields of a form after the tests.
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearInterval", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
});
/** Whether the form can't take the focus from the page. */
const isHeld = () => document.querySelector("[inert] input") !== null;
const [a, b] = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];

test("[COMP-1][PAGE-6] the form follows the selected block, and leaves the focus on the page until it is open", () => {
  form.follow({ document: "drafts.page", path: b });
  expect(navigate.mock.calls).toEqual([
    [{ type: "page", id: "page", path: b, _searchParams: [["preview", "/en"]] }, { replace: true }],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(isHeld()).toBe(true);
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  const field = document.createElement("div");
  field.dataset["testid"] = `field-${b}.heading`;
  dialog.append(field);
  document.querySelector("[data-ui]")?.append(dialog);
  vi.advanceTimersByTime(1_000);
  expect(isHeld()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(isHeld()).toBe(false);
});

test("[COMP-1] a form that doesn't open can be used after a while", () => {
  form.follow({ document: "page", path: b });
  vi.advanceTimersByTime(16_000);
  expect(isHeld()).toBe(false);
});

test.each(["pointermove", "pointerdown", "keydown"])(
  "[COMP-1] an editor who uses the studio can use the form at once: %s",
  (type) => {
    form.follow({ document: "page", path: a });
    form.follow({ document: "page", path: b });
    expect(isHeld()).toBe(true);
    document.querySelector("button")?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isHeld()).toBe(false);
  },
);

test("[COMP-1] a form that is opened on request can take the focus", () => {
  // jsdom displays nothing.
  HTMLElement.prototype.checkVisibility = () => true;
  for (const open of [
    () => form.open("page", b),
    () => form.openField({ document: "page", type: "page", path: "title" }),
    () => form.focus(),
  ]) {
    form.follow({ document: "page", path: b });
    open();
    expect(isHeld()).toBe(false);
  }
  expect(document.activeElement?.localName).toBe("input");
});

test("[PAGE-6] tells the forms that follow the page from those that the editor opens", () => {
  form.follow({ document: "page", path: a });
  form.follow({ document: "page", path: b });
  // The URL may change late, and in one step.
  expect([a, `${a}.heading`, b, "title"].map(form.isFollowing)).toEqual([true, true, true, false]);
  document.querySelector("input")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(form.isFollowing(a)).toBe(false);
  form.follow({ document: "page", path: b });
  form.open("page", b);
  expect(form.isFollowing(b)).toBe(false);
});
