"use client";
import { useState } from "react";
import { enterAsGuest } from "../firebase/calls/guest.client.ts";
import { useSay } from "./form/auth-texts.client.tsx";
import { useSignInFlow } from "./sign-in-flow.client.ts";
import styles from "./form/sign-in.module.css";

type Props = {
  /** Shows an error in the form around the button. */
  report: (error: unknown) => void;
};

/** The button that signs in as a guest. */
export function GuestButton({ report }: Props) {
  const say = useSay();
  const { settings, finish } = useSignInFlow();
  const [isPending, setPending] = useState(false);
  const press = () => {
    if (isPending) return;
    setPending(true);
    enterAsGuest(settings)
      .then(finish, report)
      .finally(() => setPending(false));
  };
  return (
    <button className={styles.switch} type="button" aria-disabled={isPending} onClick={press}>
      {isPending ? say("form.pending") : say("form.guest")}
    </button>
  );
}
