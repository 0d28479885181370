"use client";
import type { AuthCredential, AuthError, MultiFactorResolver } from "firebase/auth";
import { createContext, use } from "react";
import type { ClientAuthSettings } from "../sign-in-form.ts";

/** Where the form stands: below a gate's heading, below a page's title, or as a page whose title it brings. */
export type Place = "gate" | "page" | "screen";

/** Where someone is on the way in. */
export type SignInStep =
  /** Every way that is switched on: email and password first, the others below. */
  | { at: "methods"; mode: "signIn" | "signUp"; email?: string }
  /** The password is forgotten: a link by mail; `isSent`: it is on its way. */
  | { at: "reset"; email: string; isSent?: boolean }
  /** Sign-in by a link in a message: asks for the address, then says where to look. */
  | { at: "emailLink"; email: string; isSent?: boolean }
  /** `sent`: a code is on its way to that number; the provider wants to see `id` with it. */
  | { at: "phone"; sent?: { number: string; id: string } }
  /** The password, or whatever it was, was right; the account asks for more. */
  | { at: "secondFactor"; resolver: MultiFactorResolver }
  /** The address has an account with another method: sign in with that, and the new one is added. */
  | { at: "linkAccount"; error: AuthError }
  /** A guest's way to sign up belongs to an account that was there before: whether to go on with that one. */
  | { at: "knownAccount"; credential: AuthCredential }
  /** Back from a provider's page. */
  | { at: "returning" };

/** What every step knows and can do. */
export type SignInFlow = {
  settings: ClientAuthSettings;
  place: Place;
  language: string;
  /** The path of this site that mails lead back to. */
  returnTo: string;
  go: (step: SignInStep) => void;
  /** The session is open: the form closes, and the gate opens or the visitor is led back. */
  finish: () => void;
  /** Takes what a sign-in call threw; true where it leads to another step (second factor, linking) and none is to be said. */
  takeWayOn: (error: unknown) => boolean;
};

const FlowContext = createContext<SignInFlow | null>(null);

/** Makes a flow known to the steps below it. */
export const SignInFlowProvider = FlowContext.Provider;

/** The flow that a step belongs to. */
export function useSignInFlow(): SignInFlow {
  const flow = use(FlowContext);
  if (flow === null) throw new Error("A step of signing in stands outside of its flow.");
  return flow;
}
