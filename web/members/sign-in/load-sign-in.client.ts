import type { SignInForm, AuthScreen } from "./sign-in-form.ts";

/**
 * Loads the sign-in form's code, its texts and the provider's SDK in parallel. Pages load none of
 * them before this call.
 */
export async function loadSignIn(language: string) {
  const [{ SignInPanel }, form] = await Promise.all([
    import("./sign-in-panel.client.tsx"),
    fetchForm("signIn", language),
  ]);
  return { SignInPanel, form };
}

/** Requests a screen's settings and texts from the site. */
export async function fetchForm(screen: AuthScreen, language: string): Promise<SignInForm> {
  const response = await fetch(`/api/session/form/${encodeURIComponent(language)}/${screen}`);
  if (!response.ok) throw new Error(`The sign-in form was not served (${response.status}).`);
  const form: SignInForm = await response.json();
  return form;
}
