"use client";
import { createContext, use } from "react";
import type { SignInForm, AuthText } from "../sign-in/sign-in-form.ts";
import type { Account } from "./account.ts";

/** State and actions shared by all parts of the account page. */
export type AccountPage = {
  account: Account;
  form: SignInForm;
  language: string;
  /** The site's name, as authenticator apps show it. */
  siteName: string;
  /**
   * Runs work that changes the account. If the provider requires a recent sign-in, the member confirms their identity
   * and the work runs again. Then updates page, session and other tabs.
   */
  change: (work: () => Promise<void>) => Promise<void>;
  /** Like `change`, for work that only prepares a change and updates nothing. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** Replaces the page by a message after the member has signed out or deleted the account. */
  leave: (words: AuthText) => void;
};

const AccountPageContext = createContext<AccountPage | null>(null);

/** Provides the account to the parts below. */
export const AccountPageProvider = AccountPageContext.Provider;

/** Returns the account that a part of the page belongs to. Throws outside of the account page. */
export function useAccountPage(): AccountPage {
  const desk = use(AccountPageContext);
  if (desk === null) throw new Error("A part of the account page stands outside of it.");
  return desk;
}
