import { returnPath } from "../return-path.ts";
import type { ClientAuthSettings, SignInForm } from "../sign-in/sign-in-form.ts";
import type { ActionLink } from "./action-link.ts";

/** Data shared by all screens of an email's link. */
export type ActionPlace = {
  language: string;
  settings: ClientAuthSettings;
  /** Settings and texts for a sign-in form within such a screen. */
  form: SignInForm;
  /** The destination afterwards: always a path of this site, whatever the link asks for. */
  wayOn: string;
  signInHref: string;
};

/** Builds the screens' shared data. `here`: origin and path of the current page. [SEC-2] */
export function actionPlace(
  link: ActionLink | null,
  form: SignInForm,
  language: string,
  here: { origin: string; pathname: string },
): ActionPlace {
  const home = `/${language}`;
  const wayOn = returnPath({
    from: link?.continueUrl ?? null,
    referrer: "",
    settled: null,
    origin: here.origin,
    here: here.pathname,
    home: form.settings.postSignInPath ?? home,
  });
  const from = new URLSearchParams({ from: wayOn });
  return {
    language,
    settings: form.settings,
    form,
    wayOn,
    signInHref: `${home}/sign-in?${from.toString()}`,
  };
}
