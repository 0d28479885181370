// @module-tag all
import * as z from "zod";
import { createTenant, findAccount, freshEmail } from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials, sampleMember } from "../../support/members/sign-in.ts";
import { expect, test } from "../../support/test.ts";

/** A call to the provider: the operation, and the tenant that it applies to. */
type Call = { operation: string; tenant: string | undefined };

const token = z.object({ firebase: z.object({ tenant: z.string() }) });

/**
 * Returns the tenant that a call names in a parameter, or else the tenant of the member whose token
 * the call contains. Returns undefined if the call contains neither.
 */
function tenantOf(parameters: { tenantId?: string; idToken?: string }): string | undefined {
  if (parameters.tenantId !== undefined) return parameters.tenantId;
  const payload = parameters.idToken?.split(".")[1];
  if (payload === undefined) return undefined;
  const claims = token.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return claims.firebase.tenant;
}

const { errors, account, signOut } = interfaceTexts("en").auth;

test("[AUTH-11] with a tenant in the settings, accounts, sessions and gates belong to the tenant", async ({
  page,
  lake,
}) => {
  const tenantId = await createTenant("Friends");
  await using _ = await withAuthSettings(lake, { tenantId });
  const calls: Call[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const operation = /\/identitytoolkit\.googleapis\.com\/v\d\/(.+)$/.exec(pathname)?.[1];
    if (operation === undefined || request.method() === "OPTIONS") return;
    calls.push({
      operation,
      tenant: tenantOf({ ...Object.fromEntries(searchParams), ...request.postDataJSON() }),
    });
  });

  // The sign-in fails, because the sample member belongs to the project and not to the tenant.
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

  await page.goto("/en/account");
  await expect(page.getByRole("heading", { name: account.you, exact: true })).toBeVisible();
  await expect(page.getByText(tenantId, { exact: true })).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining([
      "accounts:signInWithPassword",
      "accounts:signUp",
      "accounts:lookup",
      "passwordPolicy",
    ]),
  );
  expect(calls.filter(({ tenant }) => tenant !== tenantId)).toEqual([]);
});
