import type { SignInForm } from "../sign-in-form.ts";

/** Loads the form's code, the provider's SDK and the form's texts at once: nothing of them is there before. */
export async function loadSignIn(language: string) {
  const [{ SignInPanel }, form] = await Promise.all([
    import("./sign-in-panel.client.tsx"),
    fetchForm(language),
  ]);
  return { SignInPanel, form };
}

async function fetchForm(language: string): Promise<SignInForm> {
  const response = await fetch(`/api/session/form/${encodeURIComponent(language)}`);
  if (!response.ok) throw new Error(`The sign-in form was not served (${response.status}).`);
  const form: SignInForm = await response.json();
  return form;
}
