import { isTokenSyncAllowed } from "@marquee/schemas/contract";
import type { AuthSettings } from "@marquee/schemas/types";
import { mayBeGuest } from "../methods.ts";
import { type AuthScreen, textsOfScreen } from "../texts.ts";

/** The endpoints that a browser posts members' tokens to [AUTH-7]. */
export type TokenSync = {
  /** Whether this site's own endpoint receives them. */
  site: boolean;
  /** Address of another service that receives them as well, if the environment allows it; null: none. */
  service: string | null;
};

/** The auth settings for the browser, in one language. */
export type ClientAuthSettings = Omit<AuthSettings, "tokenSync" | "tokenSyncUrl" | "texts"> & {
  tokenSync: TokenSync;
  /** The editor's own texts; null: the built-in ones. */
  words: { signInIntro: string | null; signUpIntro: string | null; terms: string | null };
};

/** Everything a sign-in screen needs from the server. */
export type SignInForm = {
  settings: ClientAuthSettings;
  /** Texts by key, with their `{{placeholders}}`. */
  texts: Record<string, string>;
};

/** Returns where tokens are sent: never to an origin that the environment does not name in `origins`. */
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
 * Combines a screen's settings and its texts in one language. `all`: every text of that language; `origins`: those of
 * other services that the environment names.
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
