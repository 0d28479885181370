"use client";
import { changePassword, removeMethod } from "./account-calls.client.ts";
import { linkProvider } from "../sign-in/federated/provider-calls.client.ts";
import { leftToRight, useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { textOf } from "../sign-in/form/submission.client.tsx";
import { NewPasswordField } from "../sign-in/password/password.client.tsx";
import { useAccountPage, Row, type RowAction, Section } from "./account-page.client.tsx";
import { ConfirmForm, EditForm, useRemoveAction } from "./edit-form.client.tsx";
import { methodsOf, type SignInMethod } from "./account.ts";
import styles from "./account.module.css";

/** The member's sign-in methods; the last one can't be removed. [AUTH-6] */
export function MethodsSection() {
  const t = useAuthTranslation();
  const { account, form } = useAccountPage();
  return (
    <Section id="sign-in-methods" heading={t("account.ways")} intro={t("account.waysIntro")}>
      {methodsOf(form.settings, account.methods).map((method) => (
        <MethodRow key={method.id} method={method} />
      ))}
    </Section>
  );
}

function MethodRow({ method }: { method: SignInMethod }) {
  if (method.id === "password") return <PasswordRow method={method} />;
  if (method.brand === null) return <TextMessageRow method={method} />;
  return <ProviderRow method={method} name={method.brand} />;
}

/** Shows whether the member can sign in by text message. The phone number itself is changed in `PhoneRow`. */
function TextMessageRow({ method }: { method: SignInMethod }) {
  const t = useAuthTranslation();
  return (
    <Row label={t("account.wayPhone")}>
      <p className={styles.state} data-active={method.linked !== null}>
        {method.linked?.phone
          ? t("account.wayWith", { detail: leftToRight(method.linked.phone) })
          : t("account.wayPhoneNone")}
      </p>
    </Row>
  );
}

/** The password and the email link in one row, because Firebase lists both as the method `password`. */
function PasswordRow({ method }: { method: SignInMethod }) {
  const t = useAuthTranslation();
  const { account, form, change } = useAccountPage();
  const { emailPassword, emailLink } = form.settings;
  const set: RowAction = {
    name: "set",
    label: t(method.linked === null ? "account.passwordSet" : "account.change"),
    form: (
      <EditForm
        submit={t("account.save")}
        work={(data) => change(() => changePassword(textOf(data, "password")))}
        notice={t("account.passwordSaved")}
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
  const remove = useRemoveAction(t("account.passwordRemove"), () =>
    change(() => removeMethod("password")),
  );
  const actions = [
    ...(emailPassword && account.email !== null ? [set] : []),
    ...(method.linked !== null && method.mayRemove ? [remove] : []),
  ];
  return (
    <Row label={t(emailPassword ? "account.wayPassword" : "account.wayLink")} actions={actions}>
      <p className={styles.state} data-active={method.linked !== null}>
        {stateOf()}
      </p>
    </Row>
  );

  function stateOf(): string {
    if (account.email === null) return t("account.wayNoEmail");
    if (method.linked === null) return t("account.wayOff");
    if (!method.isOn) return t("account.wayClosed");
    const detail = leftToRight(account.email);
    const both = emailPassword && emailLink;
    return t(both ? "account.wayWithLink" : "account.wayWith", { detail });
  }
}

/** The row of an identity provider, which the member can link to the account or remove from it. */
function ProviderRow({ method, name }: { method: SignInMethod; name: string }) {
  const t = useAuthTranslation();
  const { change } = useAccountPage();
  const link: RowAction = {
    name: "link",
    label: t("account.link"),
    // The form's submit button opens the provider's popup, because browsers allow a popup only in
    // response to a click.
    form: (
      <ConfirmForm
        question={t("account.linkIntro", { provider: name })}
        submit={t("form.continueWith", { provider: name })}
        work={() => change(() => linkProvider(method.id))}
        notice={t("account.linked", { provider: name })}
      />
    ),
  };
  const unlink = useRemoveAction(t("account.unlinkIntro", { provider: name }), () =>
    change(() => removeMethod(method.id)),
  );
  return (
    <Row label={name} actions={method.linked === null ? [link] : method.mayRemove ? [unlink] : []}>
      <p className={styles.state} data-active={method.linked !== null}>
        {stateOf()}
      </p>
    </Row>
  );

  function stateOf(): string {
    if (method.linked === null) return t("account.wayOff");
    if (!method.isOn) return t("account.wayClosed");
    const detail = method.linked.email ?? method.linked.phone;
    return detail === null
      ? t("account.wayOn")
      : t("account.wayWith", { detail: leftToRight(detail) });
  }
}
