import type { ClientAuthSettings } from "./sign-in-form.ts";

/** The sign-in methods that a screen lists below its form. */
export type Ways = { link: boolean; phone: boolean; providers: boolean; guest: boolean };

/** The methods of the sign-in screen: the one whose form is displayed at once, and those listed below. */
export type SignInMethods = { first: "password" | "link" | "phone" | null; others: Ways };

/** Returns the methods that the settings switch on. [AUTH-1] */
export function signInMethods(settings: ClientAuthSettings): SignInMethods {
  const { emailPassword, emailLink, phone, anonymous, providers, oidcProviders } = settings;
  const hasProviders = providers.length + oidcProviders.length > 0;
  const first = emailPassword ? "password" : emailLink ? "link" : null;
  // Ask for a number at once only if there is no other method to choose.
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

/** Whether any method is listed. */
export const hasAny = (ways: Ways): boolean => Object.values(ways).some(Boolean);
