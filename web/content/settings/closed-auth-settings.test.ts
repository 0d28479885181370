import { beforeEach, expect, test } from "vitest";
import { settingsDocuments } from "./settings-documents.ts";
import { openSettingsReader, storedDocuments } from "./stored-documents.fixture.ts";

const valid = {
  ...storedDocuments.auth,
  phone: false,
  anonymous: false,
  providers: ["google"],
  oidcProviders: null,
  tenantId: null,
};

let opened = openSettingsReader();
beforeEach(() => {
  opened = openSettingsReader();
});
const read = async (stored: unknown): Promise<object> =>
  (await opened.read(settingsDocuments.auth, { stored, isPublished: true })).settings;

test("[TOL-3] keep sign-up off and the second factor required when a provider is unknown", async () => {
  const settings = await read({ ...valid, providers: ["google", "myspace"] });
  expect(settings).toMatchObject({
    signUp: false,
    secondFactor: "required",
    emailLink: true,
    providers: ["google"],
  });
  expect(opened.lines.join()).toContain(
    "authSettings is used without what is invalid: providers[1]",
  );
});

test.each([
  ["signUp", "yes", false],
  ["secondFactor", "sometimes", "required"],
  ["tokenSync", "everyone", "site"],
  ["tenantId", "not a tenant!", "unreadable-tenant-setting"],
  ["persistence", "forever", "session"],
])("[TOL-3] use the strictest value of %s when it is %j", async (field, value, closed) => {
  expect(await read({ ...valid, signUp: true, [field]: value })).toMatchObject({
    [field]: closed,
    signUp: false,
  });
});

test.each([[null], ["<!doctype html>"], [[]], [7]])(
  "allow nothing but signing in to existing accounts when the document is %j",
  async (stored) => {
    expect(await read(stored)).toMatchObject({
      emailPassword: true,
      emailLink: false,
      phone: false,
      anonymous: false,
      signUp: false,
      providers: [],
      oidcProviders: [],
      secondFactor: "required",
    });
  },
);

test("[TOL-3] allow no more than that version", async () => {
  await read({ ...valid, tenantId: "members-a1b2c" });
  const looser = {
    ...valid,
    phone: true,
    anonymous: true,
    signUp: true,
    secondFactor: "off",
    providers: ["google", "apple", "myspace"],
  };
  expect(await read(looser)).toMatchObject({
    emailLink: true,
    phone: false,
    anonymous: false,
    signUp: false,
    secondFactor: "required",
    providers: ["google"],
    tenantId: "members-a1b2c",
  });
});
