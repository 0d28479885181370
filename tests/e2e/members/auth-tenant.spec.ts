import { createTenant, findAccount, freshEmail } from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials, sampleMember } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/test.ts";

const { errors, account, signOut } = interfaceTexts("en").auth;

test("[AUTH-11] with a tenant in the settings, accounts, sessions and gates belong to the tenant", async ({
  page,
  lake,
}) => {
  const tenantId = await createTenant("Friends");
  await using _ = await withAuthSettings(lake, { tenantId });
  const calls: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/identitytoolkit.googleapis.com/"))
      calls.push(request.postDataJSON());
  });

  // The project's own member does not exist in the tenant.
  await page.goto("/en/sign-in");
  await fillCredentials(page, sampleMember);
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
    errors.wrongCredentials,
  );

  const email = freshEmail();
  await page.goto(`/en/sign-in?from=${gatedPages.en}`);
  await fillCredentials(page, { email, password: "secret-1" }, { isNew: true });
  await expect(page.getByRole("button", { name: signOut })).toBeVisible();
  await expect(page.getByText(canaries.en)).toBeVisible();
  expect(await findAccount({ email })).toBeNull();
  const signIns = calls.filter((call) => JSON.stringify(call).includes('"password"'));
  expect(signIns.length).toBeGreaterThan(1);
  for (const call of signIns) expect(call).toMatchObject({ tenantId });

  await page.goto("/en/account");
  await expect(page.getByRole("heading", { name: account.you, exact: true })).toBeVisible();
  await expect(page.getByText(tenantId, { exact: true })).toBeVisible();
});
