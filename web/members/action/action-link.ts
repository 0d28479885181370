import { returnPath } from "../return-path.ts";
import type { ClientAuthSettings, SignInForm } from "../sign-in/sign-in-form.ts";

/** The `mode` values of the links in the provider's emails. [AUTH-5] */
const modes = [
  "resetPassword",
  "verifyEmail",
  "verifyAndChangeEmail",
  "recoverEmail",
  "signIn",
  "revertSecondFactorAddition",
] as const;

export type ActionMode = (typeof modes)[number];

/** The parameters of an email's link. Anyone may have written them. */
export type ActionLink = {
  mode: ActionMode;
  /** The one-time code. */
  code: string;
  /** The requested destination; unsafe until `returnPath` has checked it. */
  continueUrl: string | null;
};

/** The provider's codes are base64url; current ones have 54 characters. */
const isCode = (code: string) => /^[\w-]{1,1024}$/.test(code);

const isMode = (word: string | null): word is ActionMode => modes.some((mode) => mode === word);

/**
 * Parses an email's link from its query, or from the result of {@link writeActionLink}. Returns
 * null if the mode is unknown or the code is invalid.
 */
export function parseActionLink(parameters: URLSearchParams): ActionLink | null {
  const mode = parameters.get("mode");
  const code = parameters.get("oobCode") ?? "";
  const continueUrl = parameters.get("continueUrl");
  return isMode(mode) && isCode(code) ? { mode, code, continueUrl: continueUrl || null } : null;
}

/**
 * Writes a link in the format that {@link parseActionLink} reads, without the other parameters of the email's link. The
 * page's fragment and sessionStorage contain this format.
 */
export function writeActionLink({ mode, code, continueUrl }: ActionLink): string {
  const parameters = new URLSearchParams({ mode, oobCode: code });
  if (continueUrl !== null) parameters.set("continueUrl", continueUrl);
  return parameters.toString();
}

/** Data shared by all screens of an email's link. */
export type ActionPlace = {
  language: string;
  settings: ClientAuthSettings;
  /** Settings and texts for a sign-in form on one of the screens. */
  form: SignInForm;
  /**
   * The destination after the link's action: always a path of this site, whatever the link asks
   * for.
   */
  nextPath: string;
  signInHref: string;
};

/**
 * Builds the data that all screens of an email's link share. `here`: origin and path of the current
 * page. [SEC-2]
 */
export function actionPlace(
  link: ActionLink | null,
  form: SignInForm,
  language: string,
  here: { origin: string; pathname: string },
): ActionPlace {
  const home = `/${language}`;
  const nextPath = returnPath({
    from: link?.continueUrl ?? null,
    referrer: "",
    configured: null,
    origin: here.origin,
    here: here.pathname,
    home: form.settings.postSignInPath ?? home,
  });
  const from = new URLSearchParams({ from: nextPath });
  return {
    language,
    settings: form.settings,
    form,
    nextPath,
    signInHref: `${home}/sign-in?${from.toString()}`,
  };
}
