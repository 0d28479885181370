import type { TextKey } from "../i18n/translate.ts";

/** Which areas of the texts below `auth.` each screen that runs in the browser shows. */
const areas = {
  signIn: ["form", "errors"],
  account: ["form", "errors", "account"],
  action: ["form", "errors", "action"],
} as const;

/** A screen of sign-in that runs in the browser. */
export type AuthScreen = keyof typeof areas;

type Area = (typeof areas)[AuthScreen][number];

/** Name of a text of these screens, without the `auth.` that it has among the site's texts: `form.email`. */
export type AuthText = TextKey extends infer Key
  ? Key extends `auth.${infer Name}`
    ? Name extends `${Area}.${string}`
      ? Name
      : never
    : never
  : never;

/** Whether a word names a screen. */
export const isAuthScreen = (word: string): word is AuthScreen => Object.hasOwn(areas, word);

/** Picks a screen's texts out of all texts of a language; keys come without their `auth.`. */
export function textsOfScreen(
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
