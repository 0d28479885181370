// @vitest-environment jsdom
import { act, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ANNOUNCEMENTS } from "../../design/ui/announcements.ts";
import { simulateLayout } from "../gate/page-layout.fixture.ts";
import { ada } from "../member-display.fixture.ts";
import MemberMenu from "./member-menu.client.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn<() => void>() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

// The session closes at once. Firebase's SDK signs out when the test resolves `forget`.
const forget = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("../token-sync/end-session.client.ts", () => ({
  endSession: (onClosed: () => void) => (onClosed(), forget.promise),
  isSigningOut: () => false,
}));

const words: ComponentProps<typeof MemberMenu> = {
  display: ada,
  guest: "Guest",
  accountHref: "/en/account",
  account: "My account",
  signedInAs: "Signed in as \uFFFC",
  signOut: "Sign out",
  signInHref: "/en/sign-in",
  signedOut: "You are signed out.",
  failed: "The site can't be reached.",
};

simulateLayout(0);

test("[GATE-3] focuses the sign-in link that replaces the menu after Sign out, and announces the sign-out once", async () => {
  const region = document.body.appendChild(document.createElement("output"));
  region.id = ANNOUNCEMENTS;
  const place = document.body.appendChild(document.createElement("header"));
  const root = createRoot(place);
  refresh.mockImplementation(() => root.render(<a href="/en/sign-in">Sign in</a>));
  await act(async () => root.render(<MemberMenu {...words} />));
  const button = place.querySelector<HTMLElement>("[data-sign-out]");
  button?.focus();
  await act(async () => button?.click());
  expect(document.activeElement).toBe(place.querySelector("a"));
  vi.advanceTimersByTime(1_000);
  expect(region.textContent).toBe("You are signed out.");

  region.textContent = "";
  await act(async () => forget.resolve());
  vi.advanceTimersByTime(1_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(region.textContent).toBe("");
  await act(async () => root.unmount());
});
