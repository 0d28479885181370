// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { renewDisplay, useMemberDisplay } from "./member-display.client.ts";
import { displayHtml, type MemberDisplay } from "./member-display.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ada: MemberDisplay = {
  isGuest: false,
  name: "Ada Quill",
  initials: "AQ",
  email: "ada@marquee.test",
  account: "ada@marquee.test",
  sessionRenewsAt: null,
};

function Name() {
  return useMemberDisplay(null)?.name ?? "nobody";
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("[MEM-1] no longer displays the page's member after another tab has signed out", async () => {
  document.body.innerHTML = displayHtml(ada);
  vi.stubGlobal("fetch", async () => Response.json(null));
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<Name />));
  expect(place.textContent).toBe("Ada Quill");

  await act(() => renewDisplay());

  expect(place.textContent).toBe("nobody");
  expect(document.documentElement.innerHTML).not.toContain(ada.email);
  act(() => root.unmount());
});
