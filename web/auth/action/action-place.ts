import { returnPath } from "../return-path.ts";
import type { ClientAuthSettings, SignInForm } from "../sign-in-form.ts";
import type { ActionLink } from "./action-link.ts";

/** What every screen of a mail's link knows. */
export type ActionPlace = {
  language: string;
  settings: ClientAuthSettings;
  /** What the sign-in form needs where it stands in such a screen. */
  form: SignInForm;
  /** Where the person goes afterwards: a path of this site, whatever the link asks for. */
  wayOn: string;
  signInHref: string;
};

/** Puts together what the screens know. `here`: the page's own address, `origin` and path. [SEC-2] */
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
