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
      <div data-testid="document-panel-scroller">
        <input />
      </div>
      <button type="button">Menu</button>
    </>
  );
}

const preview = document.createElement("iframe");
const focusPage = vi.fn<() => void>(() => preview.focus());
beforeEach(async () => {
  navigate.mockClear();
  focusPage.mockClear();
  const view = mountReact();
  onTestFinished(() => view.unmount());
  await view.render(<Studio />);
  document.body.append(preview);
  // Nothing looks for the fields of a form after the tests.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
});
const focusForm = () => document.querySelector("input")?.focus();

test("[COMP-1][PAGE-6] the form follows the selected block, and leaves the focus on the page", () => {
  form.follow({ document: "drafts.page", path: 'blocks[_key=="b"]' }, focusPage);
  expect(navigate.mock.calls).toEqual([
    [
      { type: "page", id: "page", path: 'blocks[_key=="b"]', _searchParams: [["preview", "/en"]] },
      { replace: true },
    ],
  ]);
  focusForm();
  expect(focusPage).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.localName).toBe("iframe");
});

test("[COMP-1] the editor who clicks into the form keeps the focus there", () => {
  form.follow({ document: "page", path: 'blocks[_key=="b"]' }, focusPage);
  document.querySelector("input")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  focusForm();
  expect(focusPage).not.toHaveBeenCalled();
  expect(document.activeElement?.localName).toBe("input");
});

const [a, b] = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];

test("[COMP-1] takes the focus from nothing else than the form, and only until a form is opened for it", () => {
  // jsdom displays nothing.
  HTMLElement.prototype.checkVisibility = () => true;
  form.follow({ document: "page", path: b }, focusPage);
  document.querySelector("button")?.focus();
  expect(document.activeElement?.localName).toBe("button");
  for (const stop of [
    () => form.open("page", b),
    () => form.openField({ document: "page", type: "page", path: "title" }),
    () => form.focus(),
    () => form.stay(),
  ]) {
    preview.focus();
    form.follow({ document: "page", path: b }, focusPage);
    stop();
    focusForm();
    expect(document.activeElement?.localName).toBe("input");
  }
  expect(focusPage).not.toHaveBeenCalled();
});

test("[PAGE-6] tells the forms that follow the page from those that the editor opens", () => {
  form.follow({ document: "page", path: a }, focusPage);
  form.follow({ document: "page", path: b }, focusPage);
  // The URL may change late, and in one step.
  expect([a, `${a}.heading`, b, "title"].map(form.isFollowing)).toEqual([true, true, true, false]);
  document.querySelector("input")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(form.isFollowing(a)).toBe(false);
  form.follow({ document: "page", path: a }, focusPage);
  form.stay();
  expect(form.isFollowing(a)).toBe(true);
  form.follow({ document: "page", path: b }, focusPage);
  form.open("page", b);
  expect(form.isFollowing(b)).toBe(false);
});
