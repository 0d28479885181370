import type { Page } from "@playwright/test";
import { createAccount } from "../../support/members/accounts.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { otherService } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

const { auth } = interfaceTexts("en");
const address = `${otherService}/session`;

type ServiceCall = { method: string; token: string | undefined };

/**
 * Intercepts a page's requests to `otherService`. In these tests, pages send members' ID tokens to
 * the site and also to this service. Records the requests, and responds with `answer.status`.
 */
async function doubleService(page: Page) {
  const calls: ServiceCall[] = [];
  const answer = { status: 200 };
  await page.route(`${otherService}/**`, async (route) => {
    const request = route.request();
    const headers = {
      "access-control-allow-origin": urls.site,
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "authorization",
      "access-control-allow-methods": "POST, DELETE",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const { authorization } = await request.allHeaders();
    calls.push({ method: request.method(), token: authorization?.replace("Bearer ", "") });
    return route.fulfill({ status: answer.status, headers, json: {} });
  });
  return { calls, answer, methods: () => calls.map(({ method }) => method) };
}

const settings = { tokenSync: "service", tokenSyncUrl: address } as const;

async function openForm(page: Page) {
  await page.goto(`/en/sign-in?from=${gatedPages.en}`);
  return createAccount();
}

async function leave(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: auth.signOut });
  await expect(async () => {
    expect(await button.evaluate((element) => Object.keys(element).join())).toContain("__react");
  }).toPass();
  await button.click();
}

test("[AUTH-7] the other service receives the site's token and is notified of signing out", async ({
  page,
  lake,
}) => {
  await using _settings = await withAuthSettings(lake, settings);
  const service = await doubleService(page);
  const own = page.waitForRequest(
    (request) => request.method() === "POST" && new URL(request.url()).pathname === "/api/session",
  );
  await fillCredentials(page, await openForm(page));
  await expect(page.getByText(canaries.en)).toBeVisible();
  const { authorization } = await (await own).allHeaders();
  expect(service.calls[0]).toEqual({
    method: "POST",
    token: authorization?.replace("Bearer ", ""),
  });
  await leave(page);
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await expect.poll(() => service.methods().at(-1)).toBe("DELETE");
});

test(
  "[AUTH-7] a failing service prevents the sign-in with an error, and a retry succeeds",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _settings = await withAuthSettings(lake, settings);
    const service = await doubleService(page);
    service.answer.status = 503;
    const account = await openForm(page);
    await fillCredentials(page, account);
    const alert = page.getByRole("alert").filter({ hasText: auth.errors.serviceFailed });
    await expect(alert).toBeVisible();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain("marquee_session");
    service.answer.status = 200;
    // Waits for the next second, because the site identifies a sign-in by the account and the time in
    // seconds. A retry in the same second would count as the first sign-in, which the site has ended.
    const second = () => Math.floor(Date.now() / 1_000);
    await expect.poll(second).toBeGreaterThan(second());
    await fillCredentials(page, account);
    await expect(page.getByText(canaries.en)).toBeVisible();
  },
);

test(
  "[AUTH-7] signing out works when the service is down",
  { tag: "@all" },
  async ({ page, context, lake }) => {
    await using _settings = await withAuthSettings(lake, settings);
    const service = await doubleService(page);
    await fillCredentials(page, await openForm(page));
    await expect(page.getByText(canaries.en)).toBeVisible();
    service.answer.status = 503;
    await leave(page);
    await expect(page.getByText(canaries.en)).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("marquee_session");
  },
);

test(
  "[AUTH-7][SEC-2] browsers never receive a service address that the environment does not allow",
  { tag: "@all" },
  async ({ page, lake, watch }) => {
    const evil = {
      tokenSync: "service",
      tokenSyncUrl: "https://evil.marquee.test/tokens",
    } as const;
    await using _settings = await withAuthSettings(lake, evil);
    const answers = await Promise.all(
      ["/api/session", "/api/session/form/en/signIn", "/api/session/form/en/account"].map(
        async (path) => (await fetch(`${urls.site}${path}`)).text(),
      ),
    );
    expect(answers.join()).not.toContain("evil");
    await fillCredentials(page, await openForm(page));
    await expect(page.getByText(canaries.en)).toBeVisible();
    expect(watch.foreign.filter((asked) => asked.includes("evil"))).toEqual([]);
  },
);
