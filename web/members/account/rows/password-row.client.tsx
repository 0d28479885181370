"use client";
import { changePassword, removeWay } from "../../firebase/calls/account.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { leftToRight } from "../../sign-in/form/left-to-right.ts";
import { NewPasswordField } from "../../sign-in/password/new-password-field.client.tsx";
import { textOf } from "../../sign-in/form/text-of.ts";
import styles from "../account.module.css";
import { ConfirmForm } from "../confirm/confirm-form.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { EditForm } from "./edit-form.client.tsx";
import { Row, type RowAction } from "../row.client.tsx";
import type { SignInMethod } from "../sign-in-methods.ts";

/** The password and the email link, which the provider counts as one method: both prove the address. */
export function PasswordRow({ way }: { way: SignInMethod }) {
  const say = useSay();
  const { account, form, change } = useAccountPage();
  const { emailPassword, emailLink } = form.settings;
  const set: RowAction = {
    name: "set",
    label: say(way.linked === null ? "account.passwordSet" : "account.change"),
    form: (
      <EditForm
        submit={say("account.save")}
        work={(data) => change(() => changePassword(textOf(data, "password")))}
        said={say("account.passwordSaved")}
      >
        {(problemOf) => (
          <>
            {/* Password managers need the username that the password belongs to. */}
            <input type="hidden" autoComplete="username" value={account.email ?? ""} readOnly />
            <NewPasswordField settings={form.settings} error={problemOf("password")} />
          </>
        )}
      </EditForm>
    ),
  };
  const remove: RowAction = {
    name: "remove",
    label: say("account.remove"),
    form: (
      <ConfirmForm
        question={say("account.passwordRemove")}
        submit={say("account.remove")}
        work={() => change(() => removeWay("password"))}
        said={say("account.removed")}
      />
    ),
  };
  const actions = [
    ...(emailPassword && account.email !== null ? [set] : []),
    ...(way.linked !== null && way.mayRemove ? [remove] : []),
  ];
  return (
    <Row label={say(emailPassword ? "account.wayPassword" : "account.wayLink")} actions={actions}>
      <p className={styles.state} data-lit={way.linked !== null}>
        {stateOf()}
      </p>
    </Row>
  );

  function stateOf(): string {
    if (account.email === null) return say("account.wayNoEmail");
    if (way.linked === null) return say("account.wayOff");
    if (!way.isOn) return say("account.wayClosed");
    const detail = leftToRight(account.email);
    const both = emailPassword && emailLink;
    return say(both ? "account.wayWithLink" : "account.wayWith", { detail });
  }
}
