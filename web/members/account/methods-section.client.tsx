"use client";
import { changePassword, removeWay } from "./account-calls.client.ts";
import { linkProvider } from "../sign-in/federated/provider-calls.client.ts";
import { leftToRight, useSay } from "../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../sign-in/form/submission.client.tsx";
import { NewPasswordField } from "../sign-in/password/password.client.tsx";
import { useAccountPage } from "./account-page.client.ts";
import { Row, type RowAction, Section } from "./section.client.tsx";
import { ConfirmForm, EditForm } from "./edit-form.client.tsx";
import { methodsOf, type SignInMethod } from "./account.ts";
import styles from "./account.module.css";

/** The member's sign-in methods; the last one can't be removed. [AUTH-6] */
export function MethodsSection() {
  const say = useSay();
  const { account, form } = useAccountPage();
  return (
    <Section id="ways" heading={say("account.ways")} intro={say("account.waysIntro")}>
      {methodsOf(form.settings, account.ways).map((way) => (
        <MethodRow key={way.id} way={way} />
      ))}
    </Section>
  );
}

function MethodRow({ way }: { way: SignInMethod }) {
  if (way.id === "password") return <PasswordRow way={way} />;
  if (way.brand === null) return <TextMessageRow way={way} />;
  return <ProviderRow way={way} name={way.brand} />;
}

/** The number itself is changed in its own row, above. */
function TextMessageRow({ way }: { way: SignInMethod }) {
  const say = useSay();
  return (
    <Row label={say("account.wayPhone")}>
      <p className={styles.state} data-lit={way.linked !== null}>
        {way.linked?.phone
          ? say("account.wayWith", { detail: leftToRight(way.linked.phone) })
          : say("account.wayPhoneNone")}
      </p>
    </Row>
  );
}

/** The password and the email link, which the provider counts as one method: both prove the address. */
function PasswordRow({ way }: { way: SignInMethod }) {
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
        notice={say("account.passwordSaved")}
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
        notice={say("account.removed")}
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

/** An identity provider that signs in to this account. */
function ProviderRow({ way, name }: { way: SignInMethod; name: string }) {
  const say = useSay();
  const { change } = useAccountPage();
  const link: RowAction = {
    name: "link",
    label: say("account.link"),
    // Browsers allow a popup only in response to a click.
    form: (
      <ConfirmForm
        question={say("account.linkIntro", { provider: name })}
        submit={say("form.continueWith", { provider: name })}
        work={() => change(() => linkProvider(way.id))}
        notice={say("account.linked", { provider: name })}
      />
    ),
  };
  const unlink: RowAction = {
    name: "unlink",
    label: say("account.remove"),
    form: (
      <ConfirmForm
        question={say("account.unlinkIntro", { provider: name })}
        submit={say("account.remove")}
        work={() => change(() => removeWay(way.id))}
        notice={say("account.removed")}
      />
    ),
  };
  return (
    <Row label={name} actions={way.linked === null ? [link] : way.mayRemove ? [unlink] : []}>
      <p className={styles.state} data-lit={way.linked !== null}>
        {stateOf()}
      </p>
    </Row>
  );

  function stateOf(): string {
    if (way.linked === null) return say("account.wayOff");
    if (!way.isOn) return say("account.wayClosed");
    const detail = way.linked.email ?? way.linked.phone;
    return detail === null
      ? say("account.wayOn")
      : say("account.wayWith", { detail: leftToRight(detail) });
  }
}
