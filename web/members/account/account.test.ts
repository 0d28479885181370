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
const way = (id: string, ways: ReturnType<typeof methodsOf>) =>
  ways.find((found) => found.id === id);

test("[AUTH-6] lists the enabled sign-in methods, linked or not, with their brand names", () => {
  const ways = methodsOf(settings, linked("password"));
  expect(ways.map(({ id, brand }) => [id, brand])).toEqual([
    ["password", null],
    ["google.com", "Google"],
    ["oidc.club", "The Film Club"],
  ]);
  expect(way("google.com", ways)?.linked).toBeNull();
});

test("[AUTH-6] does not allow removing the only sign-in method", () => {
  expect(way("password", methodsOf(settings, linked("password")))?.mayRemove).toBe(false);
});

test("[AUTH-6] allows removing either of two sign-in methods", () => {
  const ways = methodsOf(settings, linked("password", "google.com"));
  expect(way("password", ways)?.mayRemove).toBe(true);
  expect(way("google.com", ways)?.mayRemove).toBe(true);
});

test("[AUTH-1][AUTH-6] allows removing a disabled sign-in method, and does not count it as an alternative", () => {
  const ways = methodsOf(settings, linked("password", "facebook.com"));
  expect(way("facebook.com", ways)).toMatchObject({ brand: "Facebook", isOn: false });
  expect(way("facebook.com", ways)?.mayRemove).toBe(true);
  expect(way("password", ways)?.mayRemove).toBe(false);
});

test("[AUTH-6] treats the email method as enabled when only email links are on", () => {
  const ways = methodsOf(
    { ...settings, emailPassword: false, emailLink: true },
    linked("password"),
  );
  expect(way("password", ways)?.isOn).toBe(true);
});
