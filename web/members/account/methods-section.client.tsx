"use client";
import { useSay } from "../sign-in/form/auth-texts.client.tsx";
import { leftToRight } from "../sign-in/form/left-to-right.ts";
import styles from "./account.module.css";
import { useAccountPage } from "./account-page.client.ts";
import { PasswordRow } from "./rows/password-row.client.tsx";
import { ProviderRow } from "./rows/provider-row.client.tsx";
import { Row } from "./row.client.tsx";
import { Section } from "./section.client.tsx";
import { type SignInMethod, methodsOf } from "./sign-in-methods.ts";

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
