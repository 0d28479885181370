import { isTokenSyncAllowed } from "@marquee/schemas/contract";
import type { AuthSettings } from "@marquee/schemas/types";
import { mayBeGuest } from "./methods.ts";
import { type AuthScreen, textsOfScreen } from "./texts.ts";

/** Where a browser posts members' tokens [AUTH-7]. */
export type TokenSync = {
  /** To this site's own endpoint. */
  site: boolean;
  /** To another service's as well, whose address the environment allows; null: to none. */
  service: string | null;
};

/** The auth settings as the browser gets them, in one language. */
export type ClientAuthSettings = Omit<AuthSettings, "tokenSync" | "tokenSyncUrl" | "texts"> & {
  tokenSync: TokenSync;
  /** The editor's own words; null: those that ship. */
  words: { signInIntro: string | null; signUpIntro: string | null; terms: string | null };
};

/** Everything a sign-in screen needs from the server. */
export type SignInForm = {
  settings: ClientAuthSettings;
  /** Texts by name, with their `{{placeholders}}`. */
  texts: Record<string, string>;
};

/** Takes the settings and the origins that the environment names, gives where tokens go: never to any other origin. */
export function tokenSyncOf(
  { tokenSync, tokenSyncUrl }: Pick<AuthSettings, "tokenSync" | "tokenSyncUrl">,
  origins: readonly string[],
): TokenSync {
  const isAllowed = tokenSyncUrl !== null && isTokenSyncAllowed(tokenSyncUrl, origins);
  return {
    site: tokenSync !== "off",
    service: tokenSync === "service" && isAllowed ? tokenSyncUrl : null,
  };
}

/**
 * Puts a screen's settings and its texts in one language together. `all`: every text of that language; `origins`:
 * those of other services that the environment names.
 */
export function signInForm(
  screen: AuthScreen,
  language: string,
  { tokenSync, tokenSyncUrl, texts, ...settings }: AuthSettings,
  all: Readonly<Record<string, string>>,
  origins: readonly string[] = [],
): SignInForm {
  const words = texts.find((entry) => entry.language === language);
  return {
    settings: {
      ...settings,
      anonymous: mayBeGuest(settings),
      tokenSync: tokenSyncOf({ tokenSync, tokenSyncUrl }, origins),
      words: {
        signInIntro: words?.signInIntro ?? null,
        signUpIntro: words?.signUpIntro ?? null,
        terms: words?.terms ?? null,
      },
    },
    texts: textsOfScreen(screen, all),
  };
}
