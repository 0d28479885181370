import type { Page } from "@playwright/test";
import { expect } from "../expect.ts";
import type { SanityClient } from "@sanity/client";
import { gateBlock, pageDocument, textBlock } from "../documents.ts";
import { interfaceTexts } from "../interface-texts.ts";
import type { SignInPage } from "./sign-in-page.ts";

type Rules = {
  emailVerified?: boolean;
  secondFactor?: boolean;
  claim?: { name: string; value: string };
};

/** The gate's text for everyone, and the one for members who meet its rules. */
export const gatedWords = {
  teaser: "The doors are shut and somebody is humming behind them.",
  inside: "It was the usher, humming with a lamp in her hand.",
};

export async function publishGate(lake: SanityClient, rules: Rules): Promise<string> {
  const slug = `gate-${Object.keys(rules).join("-").toLowerCase() || "plain"}`;
  const gate = gateBlock([textBlock(gatedWords.inside)], {
    rules,
    teaser: [{ ...textBlock(gatedWords.teaser), heading: "Somebody hums" }],
  });
  await lake.createOrReplace(pageDocument(slug, [gate]));
  return `/en/${slug}`;
}

/** Opens a gate's page as a member, after signing in on the sign-in page. */
export async function enterGate(
  form: SignInPage,
  path: string,
  account: { email: string; password: string },
): Promise<void> {
  await form.signIn(account, path);
  await form.page.goto(path);
  await expect(form.page.getByText(gatedWords.teaser)).toBeVisible();
}

/** Expects that neither the page nor its HTML and RSC responses contain the gated text. */
export async function expectShut(page: Page): Promise<void> {
  expect(await page.content()).not.toContain("usher");
  for (const headers of [{}, { RSC: "1" }]) {
    const response = await page.request.get(page.url(), { headers });
    expect(await response.text()).not.toContain("usher");
  }
}

export const unverified = (email: string): string =>
  interfaceTexts("en").auth.missing.emailVerified.replace("{{email}}", email);
