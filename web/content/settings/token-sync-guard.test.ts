import { expect, test } from "vitest";
import { tokenSyncProblem } from "./token-sync-guard.ts";

const origins = ["https://api.example.org"];

test.each([
  ["site", "https://evil.example/"],
  ["off", "https://evil.example/"],
  ["service", "https://api.example.org/session"],
] as const)(
  "[AUTH-7] reports nothing for token sync with %s and the URL %s",
  (tokenSync, tokenSyncUrl) => {
    expect(tokenSyncProblem({ tokenSync, tokenSyncUrl }, origins)).toBeNull();
  },
);

test("[AUTH-7] reports a URL that the environment does not allow, and how to allow it", () => {
  const settings = { tokenSync: "service" as const, tokenSyncUrl: "https://evil.example/session" };
  expect(tokenSyncProblem(settings, origins)).toBe(
    "auth: The site does not send ID tokens to https://evil.example. Ask the site's operator to add this origin to the environment variable MARQUEE_TOKEN_SYNC_ORIGINS. Until then they go to this site alone.",
  );
});

test("[AUTH-7] reports a missing URL", () => {
  expect(tokenSyncProblem({ tokenSync: "service", tokenSyncUrl: null }, origins)).toBe(
    "auth: The sign-in settings name no address of the other service that members' tokens should go to. Until then they go to this site alone.",
  );
});
