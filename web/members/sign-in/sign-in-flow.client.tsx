"use client";
import type { AuthCredential, AuthError, MultiFactorResolver } from "firebase/auth";
import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { ClientAuthSettings } from "./sign-in-form.ts";
import { useAuthTranslation } from "./form/auth-texts.client.tsx";
import styles from "./form/sign-in.module.css";

/**
 * The place where the form is displayed: below a gate's heading, below a page's title, or as the
 * whole page. On a `screen`, the form renders the page's title.
 */
export type Place = "gate" | "page" | "screen";

type MethodsStep = { at: "methods"; mode: "signIn" | "signUp"; email?: string };

/** The account of a pending sign-in. `email` is empty if the provider did not name it. */
export type PendingAccount = { uid: string; email: string };

export type SignInStep =
  /** Displays the form of the first enabled sign-in method and, below the form, the other enabled methods. */
  | MethodsStep
  /**
   * Asks for the address that gets a link to choose a new password. `isSent`: the link was sent.
   */
  | { at: "reset"; email: string; isSent?: boolean }
  /** Email link: asks for the address, then asks the visitor to check the mailbox. */
  | { at: "emailLink"; email: string; isSent?: boolean }
  /**
   * Asks for a phone number, then for the code. `sent`: a code was sent to `number`. The provider
   * requires `id` together with the code.
   */
  | { at: "phone"; sent?: { number: string; id: string } }
  /** The first factor was accepted; the account requires a second one. */
  | { at: "secondFactor"; resolver: MultiFactorResolver; account: PendingAccount | null }
  /** A recovery code has removed the second factors of the account with this address. */
  | { at: "recovered"; email: string }
  /**
   * The address already has an account with another method. A sign-in with that method adds the new
   * method to the account.
   */
  | { at: "linkAccount"; error: AuthError }
  /** A guest signed up with a credential of an existing account: asks whether to continue with that account. */
  | { at: "knownAccount"; credential: AuthCredential }
  /** The visitor has returned from a provider's page, and the sign-in is being completed. */
  | { at: "returning" };

/** State and actions shared by all steps. */
export type SignInFlow = {
  settings: ClientAuthSettings;
  place: Place;
  language: string;
  /** Path of this site that links in emails return to. */
  returnTo: string;
  go: (step: SignInStep) => void;
  /**
   * Called when the visitor is signed in and has a session. Replaces the form with a message. Then
   * the gate opens, or the sign-in page sends the visitor to their destination.
   */
  finish: () => void;
  /**
   * Goes to another step if an error of a sign-in call requires one (second factor, account
   * linking). Returns whether it did. If so, the caller does not display the error.
   */
  handleNextStep: (error: unknown) => boolean;
};

const FlowContext = createContext<SignInFlow | null>(null);

export const SignInFlowProvider = FlowContext.Provider;

/** Returns the state of the sign-in flow around a step. Throws outside of a flow. */
export function useSignInFlow(): SignInFlow {
  const flow = use(FlowContext);
  if (flow === null) throw new Error("A step of signing in is rendered outside of its flow.");
  return flow;
}

/** Button that returns to the list of sign-in methods, with the address that was typed so far. */
export function BackToMethods({ mode = "signIn", email }: Partial<MethodsStep>) {
  const t = useAuthTranslation();
  const { go } = useSignInFlow();
  const step: SignInStep = { at: "methods", mode, ...(email === undefined ? {} : { email }) };
  return (
    <button className={styles.switch} type="button" onClick={() => go(step)}>
      {t("form.back")}
    </button>
  );
}

/** The heading of a step. Its level depends on `place`: on a `screen`, it is the page's title. */
export function StepHeading({ children }: { children: ReactNode }) {
  const { place } = useSignInFlow();
  if (place === "screen") return <h1 className={`title ${styles.title}`}>{children}</h1>;
  const Heading = place === "page" ? "h2" : "h3";
  return <Heading className={styles.heading}>{children}</Heading>;
}
