"use client";
import { parsePhoneNumber, type PhoneNumber } from "@marquee/schemas/phone";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { pageCountry } from "../../../i18n/page-country.client.ts";
import { codedError } from "../../errors.ts";
import { leftToRight, useAuthTranslation } from "../form/auth-texts.client.tsx";
import { textOf, useFocusOn, useSubmission } from "../form/submission.client.tsx";
import styles from "../form/sign-in.module.css";

export type NumberFormProps = {
  /** The initial number, or an empty string if there is none. */
  number: string;
  /** Sends a code to a number (E.164). */
  send: (to: string) => Promise<void>;
  /** Buttons that leave the form, for example to an earlier step. */
  children?: ReactNode;
};

/** Asks for a phone number and sends a code to it. */
export default function NumberForm({ number, send, children }: NumberFormProps) {
  const t = useAuthTranslation();
  const { form, isPending, problemOf, submit } = useSubmission(async (data) => {
    const typed = textOf(data, "phone").trim();
    if (typed === "") throw codedError("missing-phone-number");
    const to = parsePhoneNumber(typed, pageCountry());
    if (to === null) throw codedError("invalid-phone-number");
    await send(to.e164);
  });
  useFocusOn(form, "phone");
  return (
    <form ref={form} className={styles.panel} noValidate aria-busy={isPending} onSubmit={submit}>
      <p className={styles.note}>{t("form.phoneIntro")}</p>
      <PhoneField error={problemOf("phone")} number={number} />
      <p className={styles.problem} role="alert">
        {problemOf(null)}
      </p>
      <button className={styles.primary} type="submit" aria-disabled={isPending}>
        {isPending ? t("form.pending") : t("form.sendCode")}
      </button>
      {children}
    </form>
  );
}

/** Returns a number without its extension, which a text message can't be sent to. */
const writtenForText = ({ written }: PhoneNumber): string => written.replace(/ ext\. \d+$/, "");

type PhoneFieldProps = {
  /** The error of the typed number, or null if there is none. */
  error: string | null;
  /** The initial number. The field is empty by default. */
  number?: string;
};

/** This number is from the range reserved for fiction, so that nobody is called by mistake. */
const EXAMPLE = "+44 7700 900123";

/** The field for a phone number; its name is `phone`. Displays how the site reads the number, before it is used. */
function PhoneField({ error, number = "" }: PhoneFieldProps) {
  const id = useId();
  const t = useAuthTranslation();
  const [typed, setTyped] = useState(number);
  const understood = parsePhoneNumber(typed, pageCountry());
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("form.phone")}</label>
      <input
        id={id}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        dir="ltr"
        defaultValue={number}
        onChange={(event) => setTyped(event.currentTarget.value)}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t("form.phoneHint", { example: leftToRight(EXAMPLE) })}
      </p>
      <output className={styles.hint} htmlFor={id}>
        {understood === null
          ? null
          : t("form.phoneUnderstood", { phone: leftToRight(writtenForText(understood)) })}
      </output>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {error}
      </p>
    </div>
  );
}
