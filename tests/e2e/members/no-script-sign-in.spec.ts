import { interfaceTexts } from "../../support/interface-texts.ts";
import { expect, test } from "../../support/test.ts";

// Tests may run in parallel: each one opens its own pages, and each worker has its own site.
test.describe.configure({ mode: "parallel" });

const paths = ["sign-in", "account", "auth-action"];

test.describe("[AUTH-1][PAGE-9] without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "de", "fr", "ar"] as const) {
    test(
      `sign-in pages state in ${language} that they need JavaScript and display no loading text`,
      { tag: language === "en" ? [] : "@all" },
      async ({ page }) => {
        const { auth } = interfaceTexts(language);
        for (const path of paths) {
          const response = await page.goto(`/${language}/${path}`);
          expect(response?.status()).toBe(200);
          // The checks use `useInnerText`, because Playwright's default text matching skips `noscript`.
          const main = page.getByRole("main");
          await expect(main).toContainText(auth.needsScript, { useInnerText: true });
          await expect(page.getByText(auth.opening).filter({ visible: true })).toHaveCount(0);
        }
      },
    );
  }
});

test(
  "[AUTH-1] sign-in pages do not mention JavaScript when it is enabled",
  { tag: "@all" },
  async ({ page }) => {
    const { auth } = interfaceTexts("en");
    for (const path of paths) {
      await page.goto(`/en/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main).not.toContainText(auth.needsScript, { useInnerText: true });
    }
  },
);
