"use client";
import { enrolPhone, sendEnrolmentCode } from "../../firebase/calls/enrolment.client.ts";
import { useSay } from "../../sign-in/form/auth-texts.client.tsx";
import { useAccountPage } from "../account-page.client.ts";
import { PhoneExchange } from "../rows/phone-exchange.client.tsx";
import { Row } from "../row.client.tsx";

/** Adds a phone as a second factor. */
export function AddPhoneRow() {
  const say = useSay();
  const { change, confirmed } = useAccountPage();
  return (
    <Row
      label={say("account.wayPhone")}
      actions={[
        {
          name: "add",
          label: say("account.add"),
          form: (
            <PhoneExchange
              send={(number) => confirmed(() => sendEnrolmentCode(number))}
              confirm={(sentId, code) =>
                change(() => enrolPhone(sentId, code, say("account.wayPhone")))
              }
              said={say("account.factorAdded")}
            />
          ),
        },
      ]}
    >
      {say("account.phoneFactorIntro")}
    </Row>
  );
}
