import type { Page } from "@playwright/test";
import { gateBlock, pageDocument } from "../../support/documents.ts";
import { sendForm } from "../../support/forms/send-form.ts";
import { storedWith } from "../../support/forms/stored-submissions.ts";
import { createAccount } from "../../support/members/accounts.ts";
import { expect, test, urls } from "../../support/members/test.ts";
import { newSession } from "../../support/members/tokens.ts";

/** Path of a page with a form that asks for a name and an email address. */
const path = "/en/venue";
const member = "/api/session/member";

const field = (page: Page, name: string) => page.locator(`[name="f_${name}"]`).first();

test(
  "[FORM-4] fills in a member's name and address",
  { tag: "@all" },
  async ({ page, form, watch }) => {
    const account = await createAccount({ displayName: "Ada Lovelace" });
    await form.signIn(account, path);
    await page.goto(path);
    await field(page, "message").focus();
    await expect(field(page, "name")).toHaveValue("Ada Lovelace");
    await expect(field(page, "email")).toHaveValue(account.email);

    // The data arrives after the visitor has typed. The form keeps what they typed, and nothing else, through a reload.
    const { promise: typed, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(`**${member}`, async (route) => {
      await typed;
      await route.continue();
    });
    await page.reload();
    await field(page, "name").fill("A friend of hers");
    letThrough();
    await expect(field(page, "email")).toHaveValue(account.email);
    await expect(field(page, "name")).toHaveValue("A friend of hers");

    // In the field that has the focus, typing replaces what was filled in.
    await page.reload();
    await field(page, "email").focus();
    await expect(field(page, "email")).toHaveValue(account.email);
    await page.keyboard.type("other@example.org");
    await expect(field(page, "email")).toHaveValue("other@example.org");
    expect(watch.complaints).toEqual([]);
  },
);

test(
  "[FORM-4] a visitor's form is empty and requests no member",
  { tag: "@all" },
  async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) requests.push(pathname);
    });
    await page.goto(path);
    // The form's script prepares the proof of work when a field gets the focus.
    await field(page, "name").focus();
    await expect(page.locator("#form-contact")).toHaveAttribute("novalidate", "");
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await expect(field(page, "email")).toHaveValue("");
    expect(requests).not.toContain(member);
  },
);

test("[GATE-2][FORM-1] a form behind a gate is for members only", async ({ lake }) => {
  const id = "form-behind-a-gate";
  const label = "Your seat in the projection box";
  const form = { _type: "reference", _ref: id };
  const block = { _key: "form", _type: "formBlock", version: 1, tone: "default", form };
  const page = pageDocument(id, [gateBlock([block])]);
  await lake.createOrReplace({
    _id: id,
    _type: "form",
    title: "Seats",
    fields: [{ _key: "seat", _type: "formField", kind: "text", label, required: true }],
  });
  await lake.createOrReplace(page);
  const { cookie } = await newSession();
  const screen = async (session: string) => {
    const headers = { cookie: `marquee_session=${session}` };
    return (await fetch(`${urls.site}/en/form/${id}`, { headers })).text();
  };
  const send = (seat: string, session?: string) =>
    sendForm(urls.site, id, { seat }, "192.0.2.31", session);
  await expect.poll(() => screen(cookie)).toContain(label);
  expect(await screen("made-up")).not.toContain(label);
  expect(await send("a visitor's seat")).toBe(404);
  expect(await send("a made-up seat", "made-up")).toBe(404);
  expect(await send("a member's seat", cookie)).toBe(200);
  expect(await storedWith(lake, "a member's seat")).toHaveLength(1);
  expect(await storedWith(lake, "a visitor's seat")).toEqual([]);
  await lake.delete(page._id);
  await lake.delete(id);
});
