import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, newAddress, projectPath, useTestGateway } from "../gateway/test-gateway.ts";

const trial = useTestGateway();
const signUp = (tenant: string, email = newAddress()) =>
  createUserWithEmailAndPassword(trial.client(tenant), email, "secret-1");
const signIn = (tenant: string | null, email: string) =>
  signInWithEmailAndPassword(trial.client(tenant), email, "secret-1");

test("[AUTH-11] separates a tenant's accounts and names the tenant in their tokens, and refuses an unknown tenant", async () => {
  const [tenant, other] = [await trial.tenant(), await trial.tenant()];
  const email = newAddress();
  const { user } = await signUp(tenant, email);
  expect(user.tenantId).toBe(tenant);
  expect((await user.getIdTokenResult(true)).claims["firebase"]).toMatchObject({ tenant });
  expect(await codeOf(signIn(null, email))).toBe("auth/invalid-credential");
  await signUp(other, email);
  expect((await signIn(tenant, email)).user.uid).toBe(user.uid);
  const crossed = { idToken: await user.getIdToken(), tenantId: other };
  expect(await trial.refusal("accounts:lookup", crossed)).toBe("TENANT_ID_MISMATCH");
  expect(await codeOf(signIn("invented-1", "a@b.test"))).toBe("auth/tenant-not-found");
  const read = trial.admin().tenantManager().getTenant("invented-1");
  expect(await codeOf(read)).toBe("auth/tenant-not-found");
});

test("[AUTH-11] applies a tenant's own settings", async () => {
  const tenant = await trial.tenant({ anonymousSignInEnabled: false });
  const enter = () => signInAnonymously(trial.client(tenant));
  expect(await codeOf(enter())).toBe("auth/admin-restricted-operation");
  await trial.admin().tenantManager().updateTenant(tenant, { anonymousSignInEnabled: true });
  expect((await enter()).user.tenantId).toBe(tenant);
  const closed = { client: { permissions: { disabledUserSignup: true } } };
  const mask = "updateMask=client.permissions.disabledUserSignup";
  await trial.asOwner(`${projectPath}/tenants/${tenant}?${mask}`, closed, "PATCH");
  expect(await codeOf(signUp(tenant))).toBe("auth/admin-restricted-operation");
});

test("[AUTH-11] restores tenants and their members after a restart, but not deleted ones", async () => {
  const [tenant, deleted] = [await trial.tenant(), await trial.tenant()];
  const email = newAddress();
  const { user } = await signUp(tenant, email);
  await signUp(deleted, email);
  await trial.admin().tenantManager().deleteTenant(deleted);
  await trial.restart();
  expect((await signIn(tenant, email)).user.uid).toBe(user.uid);
  const { tenants } = await trial.admin().tenantManager().listTenants();
  const ids = tenants.map(({ tenantId }) => tenantId);
  expect(ids).toContain(tenant);
  expect(ids).not.toContain(deleted);
});
