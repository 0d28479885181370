import type { Locator, Page } from "@playwright/test";
import { expect } from "../expect.ts";
import { interfaceTexts } from "../interface-texts.ts";
import { oneTimeLink, textMessageCode } from "./accounts.ts";
import { canaries, gatedPages } from "./canary.ts";
import { openGate } from "./open-gate.ts";
import { fillCredentials } from "./sign-in.ts";

type Account = { email: string; password: string };

/** The sign-in form of a page: on the sign-in page, at a gate, or on the page of an email link. */
export class SignInPage {
  readonly page: Page;
  readonly main: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly phone: Locator;
  readonly code: Locator;
  /** The error messages. Omits empty ones. */
  readonly problem: Locator;
  readonly signOut: Locator;
  readonly #texts;

  constructor(page: Page, language: "en" | "de" | "ar" = "en") {
    const { form, signOut } = interfaceTexts(language).auth;
    this.page = page;
    this.#texts = form;
    this.main = page.getByRole("main");
    this.email = this.main.getByLabel(form.email);
    this.password = this.main.getByLabel(form.password, { exact: true });
    this.phone = this.main.getByLabel(form.phone);
    this.code = this.main.getByLabel(form.code, { exact: true });
    this.problem = this.main.getByRole("alert").filter({ hasText: /\S/ });
    this.signOut = page.getByRole("button", { name: signOut });
  }

  button = (name: string) => this.main.getByRole("button", { name, exact: true });
  heading = (name: string) => this.main.getByRole("heading", { name });
  title = (name: string) => this.page.getByRole("heading", { level: 1, name });
  provider = (provider: string) =>
    this.button(this.#texts.continueWith.replace("{{provider}}", provider));

  press = (name: string) => this.button(name).click();

  /** Opens the sign-in page. It leads to `from` after the sign-in. */
  open = (from: string = gatedPages.en) => this.page.goto(`/en/sign-in?from=${from}`);

  async openAtGate(): Promise<void> {
    await this.page.goto(gatedPages.en);
    await openGate(this.page, "Sign in and sit down");
  }

  /** Signs in on the sign-in page, and waits until the page that it leads to displays the member. */
  async signIn(account: Account, from?: string): Promise<void> {
    await this.open(from);
    await fillCredentials(this.page, account);
    await expect(this.signOut).toBeVisible();
    if (from !== undefined) await expect(this.page).toHaveURL(from);
  }

  async openPopup(provider: string): Promise<Page> {
    const opened = this.page.waitForEvent("popup");
    await this.provider(provider).click();
    return opened;
  }

  /** Requests a code by text message, and returns it. `typed` is another spelling of the number. */
  async requestText(number: string, typed = number): Promise<string> {
    await this.press(this.#texts.byPhone);
    await this.phone.fill(typed);
    await this.press(this.#texts.sendCode);
    await expect(this.code).toBeFocused();
    return textMessageCode(number);
  }

  async requestLink(email: string): Promise<string> {
    await this.press(this.#texts.byLink);
    await this.email.fill(email);
    await this.email.press("Enter");
    await expect(this.heading(this.#texts.sentTitle)).toBeVisible();
    return oneTimeLink(email, "EMAIL_SIGNIN");
  }

  /** Opens a sign-in link, and confirms the sign-in on the page that opens. */
  async followLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.press(this.#texts.submitSignIn);
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.press(this.#texts.confirmCode);
  }

  async expectSecondFactor(): Promise<void> {
    await expect(this.heading(this.#texts.secondFactor)).toBeVisible();
  }

  async expectOpenGate(): Promise<void> {
    await expect(this.page).toHaveURL(gatedPages.en);
    await expect(this.page.getByText(canaries.en)).toBeVisible();
  }
}
