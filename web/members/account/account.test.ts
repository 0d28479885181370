import { expect, test } from "vitest";
import { methodsOf } from "./account.ts";

const settings = {
  emailPassword: true,
  emailLink: false,
  phone: false,
  providers: ["google" as const],
  oidcProviders: [{ id: "oidc.club", label: "The Film Club" }],
};
const linked = (...ids: string[]) => ids.map((id) => ({ id, email: null, phone: null }));
const methodIn = (id: string, methods: ReturnType<typeof methodsOf>) =>
  methods.find((found) => found.id === id);

test("[AUTH-6] lists the enabled sign-in methods, linked or not, with their brand names", () => {
  const methods = methodsOf(settings, linked("password"));
  expect(methods.map(({ id, brand }) => [id, brand])).toEqual([
    ["password", null],
    ["google.com", "Google"],
    ["oidc.club", "The Film Club"],
  ]);
  expect(methodIn("google.com", methods)?.linked).toBeNull();
  const byLink = methodsOf({ ...settings, emailPassword: false, emailLink: true }, []);
  expect(methodIn("password", byLink)?.isOn).toBe(true);
});

test.each([
  ["the only sign-in method, not", ["password"], { password: false }],
  ["either of two", ["password", "google.com"], { password: true, "google.com": true }],
  ["a disabled one", ["password", "facebook.com"], { password: false, "facebook.com": true }],
])("[AUTH-1][AUTH-6] allows removing: %s", (_what, ids, removable) => {
  const methods = methodsOf(settings, linked(...ids));
  const found = ids.map((id) => [id, methodIn(id, methods)?.mayRemove]);
  expect(Object.fromEntries(found)).toEqual(removable);
});
