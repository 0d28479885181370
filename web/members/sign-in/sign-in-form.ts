import type { AuthSettings } from "@marquee/schemas/types";
import { type TokenSync, tokenSyncOf } from "../../content/settings/token-sync.ts";
import { mayBeGuest } from "./sign-in-methods.ts";
import type { TextKey } from "../../i18n/translate.ts";

/** The auth settings for the browser, in one language. */
export type ClientAuthSettings = Omit<AuthSettings, "tokenSync" | "tokenSyncUrl" | "texts"> & {
  tokenSync: TokenSync;
  /** Texts that an editor wrote. Each is null if the built-in text is displayed. */
  texts: Record<"signInHeading" | "signInIntro" | "signUpIntro" | "terms", string | null>;
};

/** Settings and texts of a sign-in screen, which the browser requests from the site. */
export type SignInForm = {
  settings: ClientAuthSettings;
  /** Texts by key, with their `{{placeholders}}`. */
  texts: Record<string, string>;
  /** The site's own origin. Sessions open only there. Null if any origin will do. */
  origin: string | null;
};

/** What a sign-in screen is made of. */
type FormParts = {
  screen: AuthScreen;
  language: string;
  settings: AuthSettings;
  /** Every text of the language, by key. */
  texts: Readonly<Record<string, string>>;
  /** Origins of other services that may receive tokens: the environment variable `MARQUEE_TOKEN_SYNC_ORIGINS`. */
  tokenSyncOrigins?: readonly string[];
  /** The site's own origin; null if sessions may open at any. */
  origin: string | null;
};

/** Combines a screen's settings with its texts in one language. */
export function createSignInForm({
  screen,
  language,
  settings: { tokenSync, tokenSyncUrl, texts, ...settings },
  texts: all,
  tokenSyncOrigins = [],
  origin,
}: FormParts): SignInForm {
  const own = texts.find((entry) => entry.language === language);
  return {
    settings: {
      ...settings,
      anonymous: mayBeGuest(settings),
      tokenSync: tokenSyncOf({ tokenSync, tokenSyncUrl }, tokenSyncOrigins),
      texts: {
        signInHeading: own?.signInHeading ?? null,
        signInIntro: own?.signInIntro ?? null,
        signUpIntro: own?.signUpIntro ?? null,
        terms: own?.terms ?? null,
      },
    },
    texts: textsOfScreen(screen, all),
    origin,
  };
}

/** The groups of text keys that each screen uses. The group `form` has all keys that begin with `auth.form.`. */
const areas = {
  signIn: ["form", "errors"],
  account: ["form", "errors", "account"],
  action: ["form", "errors", "action"],
} as const;

/** A sign-in screen that runs in the browser. */
export type AuthScreen = keyof typeof areas;

type Area = (typeof areas)[AuthScreen][number];

/** Key of a text on a sign-in screen, without its prefix `auth.`, such as `form.email`. */
export type AuthTextKey = TextKey extends infer Key
  ? Key extends `auth.${infer Name}`
    ? Name extends `${Area}.${string}`
      ? Name
      : never
    : never
  : never;

export const isAuthScreen = (word: string): word is AuthScreen => Object.hasOwn(areas, word);

/** Selects the texts of a screen from all texts of a language. The returned keys lack the prefix `auth.`. */
function textsOfScreen(
  screen: AuthScreen,
  all: Readonly<Record<string, string>>,
): Record<string, string> {
  const prefixes = areas[screen].map((area) => `auth.${area}.`);
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, text]) =>
      prefixes.some((prefix) => key.startsWith(prefix)) ? [[key.slice("auth.".length), text]] : [],
    ),
  );
}
