"use client";
import { useState } from "react";
import { type CodeFacts, setPassword } from "../firebase/calls/action-code.client.ts";
import { signInByPassword } from "../sign-in/password/password.client.tsx";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { NewPasswordField } from "../sign-in/password/new-password-field.client.tsx";
import type { SignInStep } from "../sign-in/sign-in-flow.client.tsx";
import { stepAfter } from "../sign-in/step-after.client.ts";
import styles from "../sign-in/form/sign-in.module.css";
import { textOf, useSubmission } from "../sign-in/form/submission.client.tsx";
import type { ActionPlace } from "./action-place.ts";
import { NextStep, Problem, Scene, SignInScene, Ticket } from "./scene.client.tsx";
import { type LinkEnd, linkEndOf } from "./link-end.ts";
import { forgetActionLink } from "./take-action-link.client.ts";

type Props = {
  place: ActionPlace;
  code: string;
  facts: CodeFacts;
  onSpent: (by: LinkEnd) => void;
};

/** The result: signed in, another step of signing in, or neither, which leads to the sign-in page. */
type Done = { isMember: boolean } | { step: SignInStep };

/** Sets a new password and signs in with it, including the second factor if the account has one. */
export function ResetScene({ place, code, facts: { email }, onSpent }: Props) {
  const say = useSay();
  const [done, setDone] = useState<Done | null>(null);
  const { form, isPending, problemOf, submit } = useSubmission(
    async (data) => {
      const password = textOf(data, "password");
      await setPassword(place.settings, code, password);
      forgetActionLink();
      setDone(await enter(place, { email: email ?? "", password }));
    },
    (error) => {
      const by = linkEndOf(error);
      if (by !== null) onSpent(by);
      return by !== null;
    },
  );
  if (done !== null && "step" in done) {
    return <SignInScene place={place} title={say("action.resetDoneTitle")} first={done.step} />;
  }
  if (done !== null) {
    return (
      <Scene title={say("action.resetDoneTitle")}>
        <p className={styles.note}>{say("action.resetDoneText")}</p>
        <NextStep place={place} isMember={done.isMember} />
      </Scene>
    );
  }
  return (
    <Scene title={say("action.resetTitle")}>
      <Ticket lines={[{ label: say("action.account"), value: email }]} />
      <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
        {/* The account of the password, for password managers. */}
        <input
          hidden
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email ?? ""}
        />
        <NewPasswordField settings={place.settings} error={problemOf("password")} />
        <Problem>{problemOf(null)}</Problem>
        <button className={styles.primary} type="submit" aria-disabled={isPending}>
          {isPending ? say("form.pending") : say("action.resetSubmit")}
        </button>
      </form>
    </Scene>
  );
}

/** Never rejects: the password has been set, whatever the sign-in's outcome. */
async function enter(
  { settings }: ActionPlace,
  given: { email: string; password: string },
): Promise<Done> {
  try {
    await signInByPassword(settings, given);
    return { isMember: true };
  } catch (error) {
    const step = stepAfter(error);
    return step === null ? { isMember: false } : { step };
  }
}
