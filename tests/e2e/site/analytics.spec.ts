// @module-tag all
import { createAccount, oneTimeLink } from "../../support/members/accounts.ts";
import { actionPath, sendMail } from "../../support/members/action-mail.ts";
import { withAuthSettings } from "../../support/members/auth-settings.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { withConsentSettings } from "../../support/consent-settings.ts";
import { pageDocument } from "../../support/documents.ts";
import { doubleTagManager, ownEvents, received } from "../../support/doubles/tag-manager.ts";
import { doubleVimeo } from "../../support/doubles/vimeo.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { openGate } from "../../support/members/open-gate.ts";
import { fillCredentials } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/test.ts";

const { auth, consent } = interfaceTexts("en");

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("[CON-4] the tag manager receives play, gate and sign-in events without personal data", async ({
  page,
  context,
  lake,
  watch,
}) => {
  test.setTimeout(180_000);
  await using _consent = await withConsentSettings(lake);
  await using _auth = await withAuthSettings(lake, { emailLink: true });
  const { uid, email, password } = await createAccount({ displayName: "Marit Halloran" });
  const film = { _key: "film", _type: "video", version: 2, address: "https://vimeo.com/7101" };
  await lake.createOrReplace(pageDocument("tracked-film", [film]));
  await doubleVimeo(context);
  const { requested, heard } = await doubleTagManager(context);

  const signIn = page.getByRole("link", { name: "Sign in and sit down" });
  // This visit happens before consent, so its events must be dropped.
  await page.goto(gatedPages.en);
  await signIn.scrollIntoViewIfNeeded();
  const banner = page.getByRole("region", { name: consent.heading });
  await banner.getByRole("button", { name: consent.acceptAll, exact: true }).click();
  await expect.poll(() => received(page)).toHaveLength(3);
  expect(ownEvents(heard)).toEqual([]);

  await page.goto("/en/tracked-film?utm_source=letter");
  await page.getByRole("button", { name: /^Play video/ }).click();
  await expect.poll(() => ownEvents(heard)).toHaveLength(1);

  await page.goto(gatedPages.en);
  await signIn.scrollIntoViewIfNeeded();
  await expect.poll(() => ownEvents(heard)).toHaveLength(2);
  await openGate(page, "Sign in and sit down");
  await fillCredentials(page, { email, password });
  await expect(page.getByText(canaries.en)).toBeVisible();
  await expect.poll(() => ownEvents(heard)).toHaveLength(4);

  await page.goto("/en/account");
  await expect(page.getByRole("main")).toContainText(email);
  await page.getByRole("button", { name: auth.signOut }).first().click();
  await expect(page.getByRole("link", { name: auth.signIn }).first()).toBeVisible();

  // Signs in with an email link. The link's address contains a code, which the tag manager must not
  // receive.
  await sendMail({
    kind: "EMAIL_SIGNIN",
    account: { email, password },
    continueUrl: `${urls.site}/en/venue`,
  });
  const link = await oneTimeLink(email, "EMAIL_SIGNIN");
  const code = new URL(link, "http://localhost").searchParams.get("oobCode") ?? "";
  expect(code.length).toBeGreaterThan(10);
  await page.goto(actionPath(link));
  await expect(page).toHaveURL(/\/en\/auth-action$/);
  const main = page.getByRole("main");
  await main.getByLabel(auth.form.email).fill(email);
  await main.getByRole("button", { name: auth.form.submitSignIn, exact: true }).click();
  await expect.poll(() => ownEvents(heard)).toHaveLength(5);

  expect(ownEvents(heard)).toEqual([
    { event: "video_play", host: "vimeo", autoplay: false },
    { event: "gate_shown" },
    { event: "sign_in", method: "password" },
    { event: "gate_opened" },
    { event: "sign_in", method: "password" },
  ]);
  const everything = decodeURIComponent(JSON.stringify([heard, requested]));
  for (const secret of [email, email.split("@")[0] ?? "", uid, "Marit", code, "oobCode", "@"]) {
    expect(everything).not.toContain(secret);
  }
  expect(watch.foreign).toEqual([]);
});
