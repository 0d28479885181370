import { canaries, gatedPages } from "../../support/members/canary.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { fillCredentials, sampleMember, signIn } from "../../support/members/sign-in.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { expect, test } from "../../support/test.ts";

const { auth } = interfaceTexts("en");

test("[GATE-1][GATE-3] the gate opens in place after a visitor signs up at it", async ({
  page,
  watch,
}) => {
  let loads = 0;
  await page.goto(gatedPages.en);
  page.on("load", () => (loads += 1));
  await expect(page.getByText("It lasts twelve minutes.")).toBeVisible();
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await openGate(page, "Sign in and sit down");
  const email = `walk-in-${Date.now()}@marquee.test`;
  await fillCredentials(page, { email, password: "popcorn-and-dark" }, { isNew: true });
  await expect(page.getByText(canaries.en)).toBeVisible();
  await expect(page.getByText("It lasts twelve minutes.")).toBeVisible();
  expect(loads).toBe(0);
  expect(watch.foreign).toEqual([]);
  expect(watch.complaints).toEqual([]);
});

test("[GATE-3] signing out closes the gate", { tag: "@all" }, async ({ page, context }) => {
  await signIn(page);
  await page.goto(gatedPages.en);
  await expect(page.getByText(canaries.en)).toBeVisible();
  await page.getByRole("button", { name: auth.signOut }).click();
  await expect(page.getByText(canaries.en)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Sign in and sit down" })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("marquee_session");
  await page.reload();
  await expect(page.getByText(canaries.en)).toHaveCount(0);
});

test("[GATE-1][I18N-2] the German gate opens for a German member", async ({ page }) => {
  await page.goto(gatedPages.de);
  await openGate(page, "Anmelden und hinsetzen");
  await fillCredentials(page, sampleMember, { language: "de" });
  await expect(page.getByText(canaries.de)).toBeVisible();
});

test(
  "[AUTH-9] displays the same message for a wrong password and an unknown email address",
  { tag: "@all" },
  async ({ page }) => {
    const wrong = interfaceTexts("en").auth;
    const texts: string[] = [];
    for (const email of [sampleMember.email, "nobody@marquee.test"]) {
      await page.goto("/en/sign-in");
      await fillCredentials(page, { email, password: "not the password" });
      const alert = page.getByRole("alert").filter({ hasText: /\S/ });
      await expect(alert).toBeVisible();
      texts.push(await alert.innerText());
    }
    expect(texts[0]).toBe(texts[1]);
    await expect(page.getByRole("button", { name: wrong.signOut })).toHaveCount(0);
  },
);
