import { expect, test } from "vitest";
import { methodsOf } from "./sign-in-methods.ts";

const settings = {
  emailPassword: true,
  emailLink: false,
  phone: false,
  providers: ["google" as const],
  oidcProviders: [{ id: "oidc.club", label: "The Film Club" }],
};
const linked = (...ids: string[]) => ids.map((id) => ({ id, email: null, phone: null }));
const method = (id: string, methods: ReturnType<typeof methodsOf>) =>
  methods.find((found) => found.id === id);

test("[AUTH-6] lists the enabled sign-in methods, linked or not, with their brand names", () => {
  const methods = methodsOf(settings, linked("password"));
  expect(methods.map(({ id, brand }) => [id, brand])).toEqual([
    ["password", null],
    ["google.com", "Google"],
    ["oidc.club", "The Film Club"],
  ]);
  expect(method("google.com", methods)?.linked).toBeNull();
});

test("[AUTH-6] does not allow removing the only sign-in method", () => {
  expect(method("password", methodsOf(settings, linked("password")))?.mayRemove).toBe(false);
});

test("[AUTH-6] allows removing either of two sign-in methods", () => {
  const methods = methodsOf(settings, linked("password", "google.com"));
  expect(method("password", methods)?.mayRemove).toBe(true);
  expect(method("google.com", methods)?.mayRemove).toBe(true);
});

test("[AUTH-1][AUTH-6] allows removing a disabled sign-in method, and does not count it as an alternative", () => {
  const methods = methodsOf(settings, linked("password", "facebook.com"));
  expect(method("facebook.com", methods)).toMatchObject({ brand: "Facebook", isOn: false });
  expect(method("facebook.com", methods)?.mayRemove).toBe(true);
  expect(method("password", methods)?.mayRemove).toBe(false);
});

test("[AUTH-6] treats the email method as enabled when only email links are on", () => {
  const methods = methodsOf(
    { ...settings, emailPassword: false, emailLink: true },
    linked("password"),
  );
  expect(method("password", methods)?.isOn).toBe(true);
});
