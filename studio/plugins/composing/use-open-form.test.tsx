// @vitest-environment jsdom
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
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
const view = setUpView();
beforeEach(async () => {
  navigate.mockClear();
  focusPage.mockClear();
  await view.render(<Studio />);
  document.body.append(preview);
  // Nothing looks for the fields of a form after the tests.
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
});
afterEach(() => void vi.useRealTimers());
const [a, b] = ['blocks[_key=="a"]', 'blocks[_key=="b"]'];
const follow = (path: string) => form.follow({ document: "page", path }, focusPage);
const clickForm = () =>
  document.querySelector("input")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
const focusForm = () => document.querySelector("input")?.focus();

test("[COMP-1][PAGE-6] the form follows the selected block, and leaves the focus on the page", () => {
  form.follow({ document: "drafts.page", path: b }, focusPage);
  const state = { type: "page", id: "page", path: b, _searchParams: [["preview", "/en"]] };
  expect(navigate.mock.calls).toEqual([[state, { replace: true }]]);
  focusForm();
  expect(focusPage).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.localName).toBe("iframe");
});

test("[COMP-1] the editor who clicks into the form keeps the focus there", () => {
  follow(b);
  clickForm();
  focusForm();
  expect(focusPage).not.toHaveBeenCalled();
  expect(document.activeElement?.localName).toBe("input");
});

test("[COMP-1] takes the focus from nothing else than the form, and only until a form is opened for it", () => {
  // jsdom displays nothing.
  HTMLElement.prototype.checkVisibility = () => true;
  follow(b);
  document.querySelector("button")?.focus();
  expect(document.activeElement?.localName).toBe("button");
  for (const stop of [
    () => form.open("page", b),
    () => form.openField({ document: "page", type: "page", path: "title" }),
    () => form.focus(),
    () => form.stay(),
  ]) {
    preview.focus();
    follow(b);
    stop();
    focusForm();
    expect(document.activeElement?.localName).toBe("input");
  }
  expect(focusPage).not.toHaveBeenCalled();
});

test("[PAGE-6] tells the forms that follow the page from those that the editor opens", () => {
  follow(a);
  follow(b);
  // The URL may change late, and in one step.
  expect([a, `${a}.heading`, b, "title"].map(form.isFollowing)).toEqual([true, true, true, false]);
  clickForm();
  expect(form.isFollowing(a)).toBe(false);
  follow(a);
  form.stay();
  expect(form.isFollowing(a)).toBe(true);
  follow(b);
  form.open("page", b);
  expect(form.isFollowing(b)).toBe(false);
});
