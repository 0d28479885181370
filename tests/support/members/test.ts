import type { AuthSettings } from "@marquee/schemas/types";
import { test as base } from "../test.ts";
import { withAuthSettings } from "./auth-settings.ts";
import { SignInPage } from "./sign-in-page.ts";

export { expect, urls } from "../test.ts";

type MemberFixtures = {
  /** Changes of the auth settings during each test. */
  authSettings: Partial<AuthSettings>;
  changedSettings: void;
  form: SignInPage;
  /** The sign-in form in the browser of another visitor. */
  elsewhere: SignInPage;
};

/** `test` with a sign-in form, and with changed auth settings: `test.use({ authSettings: { phone: true } })`. */
export const test = base.extend<MemberFixtures>({
  // Disables fades, because during a fade axe would measure an intermediate contrast.
  contextOptions: { reducedMotion: "reduce" },
  authSettings: [{}, { option: true }],
  changedSettings: [
    async ({ authSettings, lake }, use) => {
      if (Object.keys(authSettings).length === 0) return use();
      await using _ = await withAuthSettings(lake, authSettings);
      await use();
    },
    { auto: true },
  ],
  form: async ({ page }, use) => use(new SignInPage(page)),
  elsewhere: async ({ newVisitor }, use) => {
    const { context } = await newVisitor();
    await use(new SignInPage(await context.newPage()));
  },
});
