import { identityProviders, providerName } from "../provider/identity-providers.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import type { LinkedWay } from "./account.ts";

/** What the settings say about which ways in there are. */
type WaySettings = Pick<
  ClientAuthSettings,
  "emailPassword" | "emailLink" | "phone" | "providers" | "oidcProviders"
>;

/** A way of signing in on the account page. */
export type Way = {
  /** The provider's own name: `password`, `phone`, `google.com`, `oidc.club`. */
  id: string;
  /** Its brand's name; null for those that have none: password and phone. */
  brand: string | null;
  /** Null: not linked. */
  linked: LinkedWay | null;
  /** Whether the settings have it on: only such a one can be added, and only such a one lets its member in. */
  isOn: boolean;
  /** Whether it can be taken away without locking the member out. */
  mayRemove: boolean;
};

/** Every way that is switched on or linked, in a set order: password, phone, then the providers. [AUTH-6] */
export function waysOf(settings: WaySettings, linked: readonly LinkedWay[]): Way[] {
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

function waysOn(settings: WaySettings) {
  const { emailPassword, emailLink, phone } = settings;
  return [
    // The provider calls a link by mail a password too: it is the same address that is proven.
    ...(emailPassword || emailLink ? [{ id: "password", brand: null }] : []),
    ...(phone ? [{ id: "phone", brand: null }] : []),
    ...identityProviders(settings).map(({ id, name }) => ({ id, brand: name })),
  ].map((way) => ({ ...way, isOn: true }));
}

/** A way that is switched off lets nobody in, so it doesn't count as the one that remains. */
const remainsWithout = (
  id: string,
  on: readonly { id: string }[],
  linked: readonly LinkedWay[],
): boolean => linked.some((way) => way.id !== id && on.some((open) => open.id === way.id));

const named = (id: string): boolean => id !== "password" && id !== "phone";
