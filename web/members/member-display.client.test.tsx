// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";
import { ada } from "./member-display.fixture.ts";
import { renewDisplay, useMemberDisplay } from "./member-display.client.ts";
import { displayHtml } from "./member-display.ts";

function Name() {
  return useMemberDisplay(null)?.name ?? "nobody";
}

afterEach(() => vi.unstubAllGlobals());

test("[MEM-1] no longer displays the page's member after another tab has signed out", async () => {
  document.body.innerHTML = displayHtml(ada);
  vi.stubGlobal("fetch", async () => Response.json(null));
  const { place, render, unmount } = mountReact();
  await render(<Name />);
  expect(place.textContent).toBe("Ada Quill");
  await act(() => renewDisplay());
  expect(place.textContent).toBe("nobody");
  expect(document.documentElement.innerHTML).not.toContain(ada.email);
  await unmount();
});
