import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { describeSeam } from "../../../../tests/support/canary.ts";
import { AgentProjectState, BadRequestError } from "./firebase-emulator.ts";

describeSeam({
  dependency: "firebase-tools",
  writtenFor: "15.34.2",
  check:
    "firebase-tools/lib/emulator/auth: how the emulator stores accounts, codes and tenants. `account-state.ts`, `store-accounts.ts` and `store-codes.ts` override these members, so that every change is checked and saved.",
});

const { ProjectState, TenantProjectState }: Record<string, { prototype: object }> = createRequire(
  import.meta.url,
)("firebase-tools/lib/emulator/auth/state.js");

const prototypes = [ProjectState, AgentProjectState, TenantProjectState].map(
  (each) => each?.prototype ?? {},
);

/** Names and descriptors of all accessors and methods of the emulator's state classes. */
const members = prototypes.flatMap((prototype) =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)),
);

test("the state of a project has the maps that are restored at the start, and an error its code as its message", () => {
  const { users, oobs, verificationCodes, tenantProjectForTenantId } = new AgentProjectState("a");
  for (const map of [users, oobs, verificationCodes, tenantProjectForTenantId])
    expect(map).toBeInstanceOf(Map);
  const error = new BadRequestError("TENANT_NOT_FOUND");
  expect(error).toMatchObject({ code: 400, message: "TENANT_NOT_FOUND" });
});

test("no other methods change accounts, codes and tenants", () => {
  const changes =
    /this\.(?:users|oobs|verificationCodes|tenantProjectForTenantId)\.(?:set|delete|clear)\(/;
  const found = members
    .filter(([name, { value }]) => name !== "constructor" && changes.test(String(value)))
    .map(([name]) => name);
  const creators =
    "createOob createTenantWithTenantId createUserWithLocalId createVerificationCode";
  const removers = "deleteAllAccounts deleteOobCode deleteTenant deleteUser";
  // The last one needs no override, because it calls `updateUserByLocalId`, which the gateway overrides.
  const others = "deleteVerificationCodeBySessionInfo overwriteUserWithLocalId";
  expect(found.toSorted().join(" ")).toBe(`${creators} ${removers} ${others}`);
});

test("the emulator has the other methods that the gateway overrides or calls", () => {
  const methods = members.filter(([, { value }]) => typeof value === "function");
  const readers =
    "getTenantProject getUserByEmail getVerificationCodeBySessionInfo listProviderInfosByProviderId";
  const writers = "createRefreshTokenFor updateTenant updateUserByLocalId";
  const checks = "validateMfaEnrollments validateOobCode validateRefreshToken";
  const needed = `${readers} ${writers} ${checks}`.split(" ");
  expect(methods.map(([name]) => name)).toEqual(expect.arrayContaining(needed));
});

test("the emulator reads its settings from accessors, which a class can override", () => {
  const properties = Object.getOwnPropertyDescriptors(AgentProjectState.prototype);
  const accessors = Object.entries(properties).filter(([, each]) => each.get !== undefined);
  const enabled = "enableAnonymousUser enableEmailLinkSignin enableImprovedEmailPrivacy";
  const needed = `${enabled} allowPasswordSignup mfaConfig oneAccountPerEmail`.split(" ");
  expect(accessors.map(([name]) => name)).toEqual(expect.arrayContaining(needed));
});

test("a refresh token is a JSON object in Base64, and may have more fields", () => {
  const state = new AgentProjectState("demo-canary");
  const account = { localId: "ana" };
  state.users.set("ana", account);
  const token = state.createRefreshTokenFor(account, "password");
  const record: object = JSON.parse(Buffer.from(token, "base64").toString());
  expect(record).toMatchObject({ localId: "ana", provider: "password" });
  const sealed = Buffer.from(JSON.stringify({ ...record, seal: "x" })).toString("base64");
  expect(state.validateRefreshToken(sealed)).toMatchObject({ user: account });
});
