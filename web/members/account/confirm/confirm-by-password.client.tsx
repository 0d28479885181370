"use client";
import { confirmByPassword } from "../../firebase/calls/confirm-member.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { PasswordField } from "../../sign-in/form/fields.client.tsx";
import signIn from "../../sign-in/form/sign-in.module.css";
import { textOf } from "../../sign-in/form/text-of.ts";
import { useFocusOn } from "../../sign-in/form/use-focus-on.client.ts";
import { useSubmission } from "../../sign-in/form/use-submission.client.ts";

type Props = {
  email: string;
  handleSecondFactor: (error: unknown) => boolean;
  onDone: () => void;
};

/** Confirms the member's identity with the account's password. */
export function ConfirmByPassword({ email, handleSecondFactor, onDone }: Props) {
  const say = useSay();
  const { form, isPending, problemOf, submit } = useSubmission(async (data) => {
    await confirmByPassword(textOf(data, "password"));
    onDone();
  }, handleSecondFactor);
  useFocusOn(form, "password");
  return (
    <form ref={form} className={signIn.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      {/* Password managers need the username that the password belongs to. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField isNew={false} error={problemOf("password")} />
      <p className={signIn.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={signIn.primary} type="submit" aria-disabled={isPending}>
        {isPending ? say("form.pending") : say("account.confirmSubmit")}
      </button>
    </form>
  );
}
