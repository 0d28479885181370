import { initialAuthSettings } from "@marquee/schemas/contract";
import { expect, test } from "vitest";
import { type ClientAuthSettings, signInForm } from "./sign-in-form.ts";
import { hasAny, signInMethods } from "./sign-in-methods.ts";

const none = { emailPassword: false, emailLink: false, phone: false, anonymous: false };
const { settings } = signInForm("signIn", "en", { ...initialAuthSettings, ...none }, {});
const given = (changes: Partial<ClientAuthSettings>) => signInMethods({ ...settings, ...changes });

test("[AUTH-1] with all methods enabled, offers the password first and the others below", () => {
  expect(
    given({
      emailPassword: true,
      emailLink: true,
      phone: true,
      anonymous: true,
      providers: ["google"],
    }),
  ).toEqual({
    first: "password",
    others: { link: true, phone: true, providers: true, guest: true },
  });
});

test("[AUTH-1] without passwords, offers the email link form first", () => {
  const { first, others } = given({ emailLink: true, phone: true });
  expect(first).toBe("link");
  expect(others).toMatchObject({ link: false, phone: true });
});

test("[AUTH-1] with only one method enabled, offers it first and no others", () => {
  expect(given({ phone: true }).first).toBe("phone");
  expect(hasAny(given({ phone: true }).others)).toBe(false);
  expect(given({ phone: true, providers: ["apple"] })).toMatchObject({
    first: null,
    others: { phone: true, providers: true },
  });
});

test("[AUTH-1] offers no disabled method", () => {
  const { first, others } = given({});
  expect(first).toBeNull();
  expect(hasAny(others)).toBe(false);
  expect(given({ oidcProviders: [{ id: "oidc.x", label: "X" }] }).others.providers).toBe(true);
});
