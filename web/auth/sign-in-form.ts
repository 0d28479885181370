import type { AuthSettings } from "@marquee/schemas/types";
import { type AuthScreen, textsOfScreen } from "./texts.ts";

/** The auth settings as the browser gets them, in one language. */
export type ClientAuthSettings = Omit<AuthSettings, "tokenSync" | "tokenSyncUrl" | "texts"> & {
  /** Where tokens are posted besides the provider: this site's endpoint, and another service's [AUTH-7]. */
  tokenSync: { site: boolean; service: string | null };
  /** The editor's own words; null: those that ship. */
  words: { signInIntro: string | null; signUpIntro: string | null; terms: string | null };
};

/** Everything a sign-in screen needs from the server. */
export type SignInForm = {
  settings: ClientAuthSettings;
  /** Texts by name, with their `{{placeholders}}`. */
  texts: Record<string, string>;
};

/** Puts a screen's settings and its texts in one language together. `all`: every text of that language. */
export function signInForm(
  screen: AuthScreen,
  language: string,
  { tokenSync, tokenSyncUrl, texts, ...settings }: AuthSettings,
  all: Readonly<Record<string, string>>,
): SignInForm {
  const words = texts.find((entry) => entry.language === language);
  return {
    settings: {
      ...settings,
      tokenSync: {
        site: tokenSync !== "off",
        service: tokenSync === "service" ? tokenSyncUrl : null,
      },
      words: {
        signInIntro: words?.signInIntro ?? null,
        signUpIntro: words?.signUpIntro ?? null,
        terms: words?.terms ?? null,
      },
    },
    texts: textsOfScreen(screen, all),
  };
}
