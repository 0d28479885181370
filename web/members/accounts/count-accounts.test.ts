import { expect, test, vi } from "vitest";
import { type AccountSource, countAccounts } from "./count-accounts.ts";

type Listed = Awaited<ReturnType<AccountSource["listUsers"]>>["users"][number];

const account = (...ids: string[]): Listed => ({
  providerData: ids.map((providerId) => ({ providerId })),
});
const names = { google: "google.com", github: "github.com" };
const count = (...users: Listed[]) => countAccounts({ listUsers: async () => ({ users }) }, names);

test("[AUTH-1] counts the accounts of each sign-in method, and those without another one", async () => {
  const password = { ...account("password"), passwordHash: "hash" };
  const { methods, isComplete } = await count(
    password,
    account("password"),
    account("google.com", "password"),
    account("google.com"),
    account("phone"),
    account("oidc.club", "phone"),
    account(),
  );
  expect(isComplete).toBe(true);
  expect(methods).toEqual({
    emailPassword: { users: 1, only: 1 },
    emailLink: { users: 2, only: 1 },
    google: { users: 2, only: 1 },
    phone: { users: 2, only: 1 },
    "oidc.club": { users: 1, only: 0 },
    anonymous: { users: 1, only: 1 },
  });
  // An account with an email address counts for both of its methods if password hashes are hidden.
  const hidden = await count(account("password"));
  const one = { users: 1, only: 1 };
  expect(hidden.methods).toEqual({ emailPassword: one, emailLink: one });
});

test("[SEC-1] reads at most 20 lists of accounts", async () => {
  const listUsers = vi.fn<AccountSource["listUsers"]>(async () => ({
    users: [account("phone")],
    pageToken: "more",
  }));
  expect(await countAccounts({ listUsers }, names)).toEqual({
    methods: { phone: { users: 20, only: 20 } },
    isComplete: false,
  });
  expect(listUsers).toHaveBeenCalledTimes(20);
});
