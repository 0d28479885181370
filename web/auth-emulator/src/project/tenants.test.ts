import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "../gateway/test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

const newAddress = () => `${crypto.randomUUID()}@marquee.test`;

async function tenant(switches: object = {}) {
  const { tenantId } = await trial
    .admin()
    .tenantManager()
    .createTenant({
      displayName: "Guild",
      emailSignInConfig: { enabled: true, passwordRequired: true },
      ...switches,
    });
  const client = () => {
    const auth = trial.client();
    auth.tenantId = tenantId;
    return auth;
  };
  return { tenantId, client };
}

test("[AUTH-11] separates a tenant's accounts and names the tenant in their tokens", async () => {
  const { tenantId, client } = await tenant();
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(client(), email, "secret-1");
  expect(user.tenantId).toBe(tenantId);
  const { claims } = await user.getIdTokenResult(true);
  expect(claims["firebase"]).toMatchObject({ tenant: tenantId });
  await expect(signInWithEmailAndPassword(trial.client(), email, "secret-1")).rejects.toMatchObject(
    { code: "auth/invalid-credential" },
  );
  const other = await tenant();
  await createUserWithEmailAndPassword(other.client(), email, "secret-2");
  const again = await signInWithEmailAndPassword(client(), email, "secret-1");
  expect(again.user.uid).toBe(user.uid);
  const idToken = await user.getIdToken();
  const crossed = await trial.ask("accounts:lookup", { idToken, tenantId: other.tenantId });
  expect(crossed.text).toContain("TENANT_ID_MISMATCH");
});

test("[AUTH-11] refuses an unknown tenant", async () => {
  const auth = trial.client();
  auth.tenantId = "invented-1";
  await expect(signInWithEmailAndPassword(auth, "a@b.test", "secret-1")).rejects.toMatchObject({
    code: "auth/tenant-not-found",
  });
  await expect(trial.admin().tenantManager().getTenant("invented-1")).rejects.toMatchObject({
    code: "auth/tenant-not-found",
  });
});

test("[AUTH-11] applies a tenant's own settings", async () => {
  const { tenantId, client } = await tenant({ anonymousSignInEnabled: false });
  await expect(signInAnonymously(client())).rejects.toMatchObject({
    code: "auth/admin-restricted-operation",
  });
  await trial.admin().tenantManager().updateTenant(tenantId, { anonymousSignInEnabled: true });
  expect((await signInAnonymously(client())).user.tenantId).toBe(tenantId);
  const path = `/identitytoolkit.googleapis.com/v2/projects/demo-marquee/tenants/${tenantId}`;
  const mask = "?updateMask=client.permissions.disabledUserSignup";
  await trial.asOwner(
    `${path}${mask}`,
    { client: { permissions: { disabledUserSignup: true } } },
    "PATCH",
  );
  await expect(
    createUserWithEmailAndPassword(client(), newAddress(), "secret-1"),
  ).rejects.toMatchObject({ code: "auth/admin-restricted-operation" });
});

test("[AUTH-11] restores tenants and their members after a restart, but not deleted ones", async () => {
  const { tenantId, client } = await tenant();
  const gone = await tenant();
  const email = newAddress();
  const { user } = await createUserWithEmailAndPassword(client(), email, "secret-1");
  await createUserWithEmailAndPassword(gone.client(), email, "secret-1");
  await trial.admin().tenantManager().deleteTenant(gone.tenantId);
  await trial.restart();
  const again = await signInWithEmailAndPassword(client(), email, "secret-1");
  expect(again.user.uid).toBe(user.uid);
  const { tenants } = await trial.admin().tenantManager().listTenants();
  expect(tenants.map((each) => each.tenantId)).toContain(tenantId);
  expect(tenants.map((each) => each.tenantId)).not.toContain(gone.tenantId);
});
