"use client";
import { useState } from "react";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { SignInPanel } from "../sign-in/sign-in-panel.client.tsx";
import signIn from "../sign-in/form/sign-in.module.css";
import { takeRedirectMark } from "../redirect-mark.client.ts";
import type { SignInForm } from "../sign-in/sign-in-form.ts";

type Props = {
  language: string;
  form: SignInForm;
  /** True if the site has a session, but this browser's SDK no longer knows the member. */
  isForgotten: boolean;
  onDone: () => void;
};

/** The sign-in panel in place of the account page. */
export function AccountSignIn({ language, form, isForgotten, onDone }: Props) {
  const say = useSay();
  const [isReturning] = useState(takeRedirectMark);
  return (
    <div className={signIn.panel}>
      <p className={signIn.note}>{say(isForgotten ? "account.again" : "account.visitor")}</p>
      <SignInPanel
        language={language}
        form={form}
        place="page"
        {...(isReturning ? { first: { at: "returning" } } : {})}
        onDone={onDone}
      />
    </div>
  );
}
