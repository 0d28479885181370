// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { SignInScreen } from "./sign-in-screen.client.tsx";

const own = "https://nightlight.test";

vi.mock("./load-sign-in.client.ts", () => ({
  loadSignIn: async () => ({
    SignInPanel: () => <p>The form</p>,
    form: { settings: { postSignInPath: null }, texts: {}, origin: null },
  }),
}));

const replaced = vi.fn<(path: string) => void>();
const session = vi.fn<() => Promise<Response>>();
const { place, render } = mountReact();

const screen = (
  <SignInScreen language="en" title="Sign in" homeHref="/en" opening="…" unavailable="Down" />
);

beforeEach(() => {
  document.cookie = "marquee_signed_in=1";
  replaced.mockReset();
  vi.stubGlobal("fetch", session);
  vi.stubGlobal("location", {
    origin: own,
    pathname: "/en/sign-in",
    search: "?from=/en/club",
    replace: replaced,
  });
});

afterEach(() => vi.unstubAllGlobals());

const respondWith = (status: number, member: object | null) =>
  session.mockReset().mockImplementation(async () => Response.json(member, { status }));

test("[AUTH-6] sends a member who is signed in back to where they came from", async () => {
  respondWith(200, { isGuest: false });
  await render(screen);
  await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith("/en/club"), 30_000);
  expect(place.textContent).not.toContain("The form");
});

test("[AUTH-6][AUTH-8] displays the form when the response about the session breaks off", async () => {
  vi.useFakeTimers();
  session.mockReset().mockResolvedValue(new Response(new ReadableStream()));
  await render(<div key="unfinished">{screen}</div>);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(place.textContent).toContain("The form");
});

test.each([
  ["who wants to sign in again", 200, { isGuest: false }, "?again"],
  ["whose session has ended", 200, null, ""],
  ["who is a guest", 200, { isGuest: true }, ""],
  ["whose session can't be checked", 503, null, ""],
])("[AUTH-6] displays the form to somebody %s", async (who, status, member, search) => {
  respondWith(status, member);
  location.search = search;
  await render(<div key={who}>{screen}</div>);
  await vi.waitFor(() => expect(place.textContent).toContain("The form"), 30_000);
  expect(replaced).not.toHaveBeenCalled();
});
