"use client";
import { removeWay } from "../../firebase/calls/account.client.ts";
import { linkProvider } from "../../firebase/calls/link-provider.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { leftToRight } from "../../sign-in/form/left-to-right.ts";
import styles from "../account.module.css";
import { ConfirmForm } from "../confirm/confirm-form.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { Row, type RowAction } from "../row.client.tsx";
import type { SignInMethod } from "../sign-in-methods.ts";

/** An identity provider that signs in to this account. */
export function ProviderRow({ way, name }: { way: SignInMethod; name: string }) {
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
        said={say("account.linked", { provider: name })}
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
        said={say("account.removed")}
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
