"use client";
import { removeFactor } from "../../firebase/calls/enrolment.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { leftToRight } from "../../sign-in/form/left-to-right.ts";
import { lastDigits } from "../../sign-in/phone/phone-number.ts";
import type { Factor } from "../account.ts";
import styles from "../account.module.css";
import { ConfirmForm } from "../confirm/confirm-form.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { formatDay } from "../format-time.ts";
import { Row } from "../row.client.tsx";

/** A second factor of the account, its date, and its removal. */
export function FactorRow({ factor }: { factor: Factor }) {
  const say = useSay();
  const { language, change } = useAccountPage();
  const kind =
    factor.kind === "totp"
      ? say("account.factorApp")
      : say("account.factorPhone", { phone: leftToRight(lastDigits(factor.phone ?? "")) });
  const name = factor.name ?? kind;
  const since = factor.since
    ? say("account.factorSince", { date: formatDay(factor.since, language) })
    : null;
  return (
    <Row
      label={name}
      actions={[
        {
          name: "remove",
          label: say("account.remove"),
          form: (
            <ConfirmForm
              question={say("account.factorRemove", { name })}
              submit={say("account.remove")}
              work={() => change(() => removeFactor(factor.id))}
              said={say("account.removed")}
            />
          ),
        },
      ]}
    >
      <p className={styles.state} data-lit>
        {[factor.name === null ? null : kind, since].filter(Boolean).join(" · ")}
      </p>
    </Row>
  );
}
