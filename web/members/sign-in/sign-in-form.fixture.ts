import { initialAuthSettings } from "@marquee/schemas/contract";
import { createSignInForm } from "./sign-in-form.ts";

/** Returns the form of a site's sign-in page, or with `parts` another one. */
export const signInFormFixture = (parts: Partial<Parameters<typeof createSignInForm>[0]> = {}) =>
  createSignInForm({
    screen: "signIn",
    language: "en",
    settings: initialAuthSettings,
    texts: {},
    origin: null,
    ...parts,
  });
