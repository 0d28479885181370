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
const way = (id: string, ways: ReturnType<typeof methodsOf>) =>
  ways.find((found) => found.id === id);

test("[AUTH-6] the page lists what is switched on, linked or not, by the names that people know", () => {
  const ways = methodsOf(settings, linked("password"));
  expect(ways.map(({ id, brand }) => [id, brand])).toEqual([
    ["password", null],
    ["google.com", "Google"],
    ["oidc.club", "The Film Club"],
  ]);
  expect(way("google.com", ways)?.linked).toBeNull();
});

test("[AUTH-6] the only way in can't be taken away", () => {
  expect(way("password", methodsOf(settings, linked("password")))?.mayRemove).toBe(false);
});

test("[AUTH-6] with two ways in, either may go", () => {
  const ways = methodsOf(settings, linked("password", "google.com"));
  expect(way("password", ways)?.mayRemove).toBe(true);
  expect(way("google.com", ways)?.mayRemove).toBe(true);
});

test("[AUTH-1][AUTH-6] a way that is switched off lets nobody in: it can be removed, and does not count as another", () => {
  const ways = methodsOf(settings, linked("password", "facebook.com"));
  expect(way("facebook.com", ways)).toMatchObject({ brand: "Facebook", isOn: false });
  expect(way("facebook.com", ways)?.mayRemove).toBe(true);
  expect(way("password", ways)?.mayRemove).toBe(false);
});

test("[AUTH-6] a link by mail keeps the address's way open where passwords are off", () => {
  const ways = methodsOf(
    { ...settings, emailPassword: false, emailLink: true },
    linked("password"),
  );
  expect(way("password", ways)?.isOn).toBe(true);
});
