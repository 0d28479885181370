import { identityProviders, providerName } from "../firebase/identity-providers.ts";
import type { ClientAuthSettings } from "../sign-in/sign-in-form.ts";
import type { LinkedMethod } from "./account.ts";

/** The settings that decide which sign-in methods there are. */
type MethodSettings = Pick<
  ClientAuthSettings,
  "emailPassword" | "emailLink" | "phone" | "providers" | "oidcProviders"
>;

/** A sign-in method on the account page. */
export type SignInMethod = {
  /** The provider id: `password`, `phone`, `google.com`, `oidc.club`. */
  id: string;
  /** The brand's name; null for password and phone. */
  brand: string | null;
  /** Null: not linked. */
  linked: LinkedMethod | null;
  /** Whether the settings have it on. Only then can it be added, or used to sign in. */
  isOn: boolean;
  /** Whether its removal leaves the member another method. */
  mayRemove: boolean;
};

/**
 * Returns every method that is switched on or linked, in a fixed order: password, phone, then the providers. [AUTH-6]
 */
export function methodsOf(
  settings: MethodSettings,
  linked: readonly LinkedMethod[],
): SignInMethod[] {
  const on = waysOn(settings);
  const off = linked
    .filter(({ id }) => !on.some((way) => way.id === id))
    .map(({ id }) => ({ id, brand: named(id) ? providerName(id, settings) : null, isOn: false }));
  return [...on, ...off].map((way) => ({
    ...way,
    linked: linked.find(({ id }) => id === way.id) ?? null,
    mayRemove: remainsWithout(way.id, on, linked),
  }));
}

function waysOn(settings: MethodSettings) {
  const { emailPassword, emailLink, phone } = settings;
  return [
    // The provider counts an email link as a password: both prove the same address.
    ...(emailPassword || emailLink ? [{ id: "password", brand: null }] : []),
    ...(phone ? [{ id: "phone", brand: null }] : []),
    ...identityProviders(settings).map(({ id, name }) => ({ id, brand: name })),
  ].map((way) => ({ ...way, isOn: true }));
}

/** A method that is switched off signs nobody in, so it doesn't count as a remaining one. */
const remainsWithout = (
  id: string,
  on: readonly { id: string }[],
  linked: readonly LinkedMethod[],
): boolean => linked.some((way) => way.id !== id && on.some((open) => open.id === way.id));

const named = (id: string): boolean => id !== "password" && id !== "phone";
