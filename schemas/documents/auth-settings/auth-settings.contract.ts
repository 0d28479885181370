import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { option } from "../../fields/option.contract.ts";

/** Where a browser keeps the signed-in member [AUTH-3]. */
export const persistences = ["local", "session", "indexedDb"] as const;

/** True for a path of this site: what a browser would read as another host is none [SEC-2]. */
function isSitePath(path: string): boolean {
  // Browsers read "//host" and "/\host" as another host, and drop tabs and line breaks before they look.
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  if (!/^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(path)) return false;
  const site = "https://site.invalid";
  return URL.canParse(path, site) && new URL(path, site).origin === site;
}

/** Rules of single fields; the form uses them too. */
export const authRules = {
  postSignInPath: identifier(
    isSitePath,
    'Write a path of this site that begins with "/", such as /en/screening-room.',
  ),
};

const shape = z.strictObject({
  /** Sign-in by email and password is offered. */
  emailPassword: z.boolean(),
  /** Strangers may make an account. */
  signUp: z.boolean(),
  persistence: option(persistences),
  /** Where a member goes after signing in on the sign-in page; null: back to where they came from. */
  postSignInPath: authRules.postSignInPath.nullable(),
});

/** Email and password, open to new members. */
export const defaultAuthSettings: z.output<typeof shape> = {
  emailPassword: true,
  signUp: true,
  persistence: "local",
  postSignInPath: null,
};

/** Sign-in settings; the defaults where there are none [PAGE-5]. */
export const authSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultAuthSettings);

/** GROQ: what {@link authSettingsShape} reads. */
export const authSettingsQuery = `*[_type == "authSettings" && _id == "authSettings"][0]{
    "emailPassword": coalesce(emailPassword, true),
    "signUp": coalesce(signUp, true),
    "persistence": coalesce(persistence, "local"),
    postSignInPath
  }`;
