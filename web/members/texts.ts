import type { TextKey } from "../i18n/translate.ts";

/** The areas of the texts below `auth.` that each screen in the browser needs. */
const areas = {
  signIn: ["form", "errors"],
  account: ["form", "errors", "account"],
  action: ["form", "errors", "action"],
} as const;

/** A sign-in screen that runs in the browser. */
export type AuthScreen = keyof typeof areas;

type Area = (typeof areas)[AuthScreen][number];

/** Key of a text of these screens, without its prefix `auth.`: `form.email`. */
export type AuthText = TextKey extends infer Key
  ? Key extends `auth.${infer Name}`
    ? Name extends `${Area}.${string}`
      ? Name
      : never
    : never
  : never;

/** Whether a string names a screen. */
export const isAuthScreen = (word: string): word is AuthScreen => Object.hasOwn(areas, word);

/** Returns a screen's texts out of all texts of a language; keys lose their prefix `auth.`. */
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
