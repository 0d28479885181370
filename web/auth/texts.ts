import type { TextKey } from "../i18n/translate.ts";
import { errorNames } from "./errors.ts";
import type { ErrorName } from "./errors.ts";

const formTexts = [
  "signIn",
  "signUp",
  "signOut",
  "signInIntro",
  "signUpIntro",
  "email",
  "password",
  "newPasswordHint",
  "showPassword",
  "submitSignIn",
  "submitSignUp",
  "toSignUp",
  "toSignIn",
  "pending",
  "done",
  "closed",
] as const;

/** Name of a text of the sign-in form, without the `auth.` that it has among the site's texts. */
export type SignInText = (typeof formTexts)[number] | `errors.${ErrorName}`;

/** Every text of the sign-in form. */
export const signInTexts: readonly SignInText[] = [
  ...formTexts,
  ...errorNames.map((name) => `errors.${name}` as const),
];

/** The key among the site's texts; one that the English file lacks does not compile. */
export const textKey = (name: SignInText): TextKey => `auth.${name}`;
