import type { MultiFactorInfo, User } from "firebase/auth";
import { identityProviders, providerName } from "../sign-in/sign-in-methods.ts";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";

export type Factor = {
  id: string;
  kind: "totp" | "phone";
  /** The name that the member gave this factor. */
  name: string | null;
  /** The phone number, or only its last digits if the provider hides the rest. Null for an app. */
  phone: string | null;
  since: Date | null;
};

/** A sign-in method linked to an account. `id` is the provider id: `password`, `phone`, `google.com`. */
type LinkedMethod = { id: string; email: string | null; phone: string | null };

/** A copy of the provider's data about a member, for the account page. [AUTH-6] */
export type Account = {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  photo: string | null;
  phone: string | null;
  isGuest: boolean;
  tenantId: string | null;
  methods: readonly LinkedMethod[];
  factors: readonly Factor[];
  createdAt: Date | null;
  lastLoginAt: Date | null;
};

/** Copies a member's account out of the SDK's user object, because the SDK changes that object without an event. */
export function accountOf(user: User, factors: readonly MultiFactorInfo[]): Account {
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    name: textOrNull(user.displayName),
    photo: textOrNull(user.photoURL),
    phone: user.phoneNumber,
    isGuest: user.isAnonymous,
    tenantId: user.tenantId,
    methods: user.providerData.map(({ providerId, email, phoneNumber }) => ({
      id: providerId,
      email,
      phone: phoneNumber,
    })),
    factors: factors.map(factorOf),
    createdAt: dateOf(user.metadata.creationTime),
    lastLoginAt: dateOf(user.metadata.lastSignInTime),
  };
}

/**
 * Returns a member's display name, or else the email address or the phone number; null if the
 * account has none of them.
 */
export const nameOf = ({ name, email, phone }: Account): string | null => name ?? email ?? phone;

function factorOf(factor: MultiFactorInfo): Factor {
  return {
    id: factor.uid,
    kind: factor.factorId === "totp" ? "totp" : "phone",
    name: textOrNull(factor.displayName ?? null),
    phone: "phoneNumber" in factor ? String(factor.phoneNumber) : null,
    since: dateOf(factor.enrollmentTime),
  };
}

/** Returns null for an empty text, because the provider stores a removed name as an empty one. */
const textOrNull = (text: string | null): string | null =>
  text === null || text.trim() === "" ? null : text;

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The settings that decide which sign-in methods there are. */
type MethodSettings = Pick<
  ClientAuthSettings,
  "emailPassword" | "emailLink" | "phone" | "providers" | "oidcProviders"
>;

export type SignInMethod = {
  /** The provider id: `password`, `phone`, `google.com`, `oidc.club`. */
  id: string;
  /** The brand's name; null for password and phone. */
  brand: string | null;
  /** The account's data for this method; null if the method is not linked. */
  linked: LinkedMethod | null;
  /**
   * Whether the settings allow the method. A method that is off can't be added or used to sign in.
   */
  isOn: boolean;
  /** Whether the member could still sign in by another method after removing this one. */
  mayRemove: boolean;
};

/**
 * Returns every method that is switched on or linked, in a fixed order: password, phone, then the providers. [AUTH-6]
 */
export function methodsOf(
  settings: MethodSettings,
  linked: readonly LinkedMethod[],
): SignInMethod[] {
  const on = methodsOn(settings);
  const off = linked
    .filter(({ id }) => !on.some((method) => method.id === id))
    .map(({ id }) => ({
      id,
      brand: hasBrand(id) ? providerName(id, settings) : null,
      isOn: false,
    }));
  return [...on, ...off].map((method) => ({
    ...method,
    linked: linked.find(({ id }) => id === method.id) ?? null,
    mayRemove: remainsWithout(method.id, on, linked),
  }));
}

function methodsOn(settings: MethodSettings) {
  const { emailPassword, emailLink, phone } = settings;
  return [
    // Firebase lists password and email link as one method with the id `password`.
    ...(emailPassword || emailLink ? [{ id: "password", brand: null }] : []),
    ...(phone ? [{ id: "phone", brand: null }] : []),
    ...identityProviders(settings).map(({ id, name }) => ({ id, brand: name })),
  ].map((method) => ({ ...method, isOn: true }));
}

/** Whether the member can still sign in after removing the method `id`. Methods that are switched off don't count. */
const remainsWithout = (
  id: string,
  on: readonly { id: string }[],
  linked: readonly LinkedMethod[],
): boolean =>
  linked.some((method) => method.id !== id && on.some(({ id: other }) => other === method.id));

const hasBrand = (id: string): boolean => id !== "password" && id !== "phone";
