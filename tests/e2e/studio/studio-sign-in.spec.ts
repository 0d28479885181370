import { withEditor } from "../../support/editors/studio-people.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 180_000 });

const ada = { name: "Ada", email: "ada-signs-in@marquee.test", password: "correct horse battery" };

test("[SEC-3] signs in with a password in a browser that carries the cookie of its code", async ({
  newVisitor,
}) => {
  await withEditor(ada, async () => {
    const { context } = await newVisitor();
    const page = await context.newPage();
    await page.goto(`${urls.studio}/structure/start`);
    await page.getByText("Email and password", { exact: true }).click({ timeout: 60_000 });
    await page.getByLabel("Email").fill(ada.email);
    await page.getByLabel("Password").fill(ada.password);
    const redeemed = page.waitForRequest(/\/auth\/fetch\?/);
    await page.getByRole("button", { name: "Sign in" }).click();
    const { cookie } = await (await redeemed).allHeaders();
    expect(cookie).toMatch(/lake_sign_in_\w{8}=\w{32}/);
    await expect(page.getByRole("heading", { name: "Create a page" })).toBeVisible({
      timeout: 60_000,
    });
  });
});
