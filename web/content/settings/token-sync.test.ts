import { expect, test } from "vitest";
import { tokenSyncProblem } from "./token-sync.ts";

const evil = "https://evil.example/session";

test.each([
  ["site", evil, /^nothing$/],
  ["off", evil, /^nothing$/],
  ["service", "https://api.example.org/session", /^nothing$/],
  ["service", evil, /to https:\/\/evil\.example\. Ask .* variable MARQUEE_TOKEN_SYNC_ORIGINS\./],
  ["service", null, /The sign-in settings name no address of the other service/],
] as const)(
  "[AUTH-7] for token sync with %s and the URL %s, reports %s",
  (tokenSync, tokenSyncUrl, problem) => {
    const found = tokenSyncProblem({ tokenSync, tokenSyncUrl }, ["https://api.example.org"]);
    expect(found ?? "nothing").toMatch(problem);
  },
);
