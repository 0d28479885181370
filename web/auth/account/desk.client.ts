"use client";
import { createContext, use } from "react";
import type { SignInForm } from "../sign-in-form.ts";
import type { AuthText } from "../texts.ts";
import type { Account } from "./account.ts";

/** What every part of the account page knows and can do. */
export type Desk = {
  account: Account;
  form: SignInForm;
  language: string;
  /** The site's name, as authenticator apps show it. */
  siteName: string;
  /** Does work that changes the account; where the provider doubts that it is still the same person, they confirm it and the work is done again. Then page, session and other tabs learn of the change. */
  change: (work: () => Promise<void>) => Promise<void>;
  /** The same for work that only prepares a change: nobody has to learn of it. */
  confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The member leaves; this is said instead of the page. */
  leave: (words: AuthText) => void;
};

const DeskContext = createContext<Desk | null>(null);

/** Makes the account known to the parts below. */
export const DeskProvider = DeskContext.Provider;

/** The account that a part of the page belongs to. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error("A part of the account page stands outside of it.");
  return desk;
}
