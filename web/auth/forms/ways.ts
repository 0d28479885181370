import type { ClientAuthSettings } from "../sign-in-form.ts";

/** Which ways in a screen shows below its form. */
export type Ways = { link: boolean; phone: boolean; providers: boolean; guest: boolean };

/** What the sign-in screen is made of: the way whose form is there at once, and those that stand below it. */
export type WaysIn = { first: "password" | "link" | "phone" | null; others: Ways };

/** Takes the settings, gives what is offered: what is switched off is not there. [AUTH-1] */
export function waysIn(settings: ClientAuthSettings): WaysIn {
  const { emailPassword, emailLink, phone, anonymous, providers, oidcProviders } = settings;
  const hasProviders = providers.length + oidcProviders.length > 0;
  const first = emailPassword ? "password" : emailLink ? "link" : null;
  // A number is asked for at once only where nothing else is to be chosen.
  const isPhoneAlone = first === null && phone && !hasProviders && !anonymous;
  return {
    first: isPhoneAlone ? "phone" : first,
    others: {
      link: emailLink && first !== "link",
      phone: phone && !isPhoneAlone,
      providers: hasProviders,
      guest: anonymous,
    },
  };
}

/** Whether there is anything to choose from. */
export const hasAny = (ways: Ways): boolean => Object.values(ways).some(Boolean);
