"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactNode } from "react";
import { explainError } from "../../errors.ts";
import type { Explained } from "../../errors.ts";
import { endRedirect, enterByProvider } from "./provider-calls.client.ts";
import { identityProviders, type IdentityProvider } from "../sign-in-methods.ts";
import { useAuthTranslation } from "../form/auth-texts.client.tsx";
import { StepHeading, useSignInFlow } from "../sign-in-flow.client.tsx";
import styles from "../form/sign-in.module.css";
import methodStyles from "../sign-in-methods.module.css";

type Props = {
  /** Shows an error in the form around the buttons. */
  report: (error: unknown) => void;
  /** Removes the error of an earlier attempt. */
  clear?: () => void;
};

/** A button for each identity provider that is switched on; nothing if there is none. */
export function FederatedButtons({ report, clear }: Props) {
  const { settings, finish } = useSignInFlow();
  return (
    <ProviderButtons
      providers={identityProviders(settings)}
      choose={({ id }) => enterByProvider(settings, id).then(finish)}
      report={report}
      {...(clear ? { clear } : {})}
    />
  );
}

/** Completes a sign-in after the return from a provider's page, or shows why it failed. */
export function ReturningStep() {
  const t = useAuthTranslation();
  const { settings, go, finish, handleNextStep } = useSignInFlow();
  const [problem, setProblem] = useState<Explained | null>(null);
  const startAgain = () => go({ at: "methods", mode: "signIn" });
  const end = useEffectEvent(() => {
    endRedirect(settings).then(
      (isIn) => (isIn ? finish() : startAgain()),
      (error: unknown) => {
        if (!handleNextStep(error)) setProblem(explainError(error));
      },
    );
  });
  useEffect(() => end(), []);
  return (
    <div className={styles.panel}>
      <StepHeading>{t("form.signIn")}</StepHeading>
      {problem === null ? (
        <output className={styles.note}>{t("form.returning")}</output>
      ) : (
        <>
          <p className={styles.problem} role="alert">
            {t(problem.key, { code: problem.code })}
          </p>
          <button className={styles.primary} type="button" onClick={startAgain}>
            {t("form.startAgain")}
          </button>
        </>
      )}
    </div>
  );
}

type ProviderButtonsProps = {
  providers: IdentityProvider[];
  /** Opens the provider's page; settles when the visitor has finished there. */
  choose: (provider: IdentityProvider) => Promise<void>;
  report: (error: unknown) => void;
  /** Removes the error of an earlier attempt. */
  clear?: () => void;
};

/**
 * A button for each provider. No button is disabled while a provider's window is open, because the
 * SDK takes ten seconds to notice that the visitor closed it. Pressing another button meanwhile
 * abandons the first attempt.
 */
export function ProviderButtons({ providers, choose, report, clear }: ProviderButtonsProps) {
  const t = useAuthTranslation();
  const [waitingFor, setWaitingFor] = useState<IdentityProvider | null>(null);
  const latest = useRef<object | null>(null);
  if (providers.length === 0) return null;
  const press = (provider: IdentityProvider) => {
    const turn = {};
    latest.current = turn;
    clear?.();
    setWaitingFor(provider);
    choose(provider)
      .catch(report)
      .finally(() => {
        if (latest.current === turn) setWaitingFor(null);
      });
  };
  return (
    <div className={methodStyles.methods}>
      {providers.map((provider) => (
        <button
          key={provider.id}
          className={methodStyles.method}
          type="button"
          onClick={() => press(provider)}
        >
          <ProviderMark id={provider.id} />
          {t("form.continueWith", { provider: provider.name })}
        </button>
      ))}
      <output className={methodStyles.waiting}>
        {waitingFor ? t("form.waitingFor", { provider: waitingFor.name }) : null}
      </output>
    </div>
  );
}

/*
 * Logos by provider id. Drawn for this site in one color, following each provider's brand guidelines. Each logo is
 * displayed next to the provider's name.
 */
const marks: Readonly<Record<string, ReactNode>> = {
  "google.com": (
    <path
      d="M18.9 6.2a9 9 0 1 0 2.1 5.8h-8.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
    />
  ),
  "apple.com": (
    <path d="M12 7.3c1-.7 2.3-1.1 3.6-1 1.7.2 3 1 3.8 2.2-3 1.8-2.6 5.9.5 7.1-.8 2.4-2.6 5.5-4.6 5.5-1.2 0-1.9-.8-3.3-.8s-2.1.8-3.3.8c-2.4 0-5.1-4.7-5.1-8.5 0-4 2.4-6.3 5-6.4 1.3 0 2.4.5 3.4 1.1Zm-.1-1.8c0-2.2 1.6-4 3.7-4.4.3 2.3-1.5 4.4-3.7 4.4Z" />
  ),
  "github.com": (
    <path d="M4 3.5c1.8 0 3.3.8 4.4 1.7a12 12 0 0 1 7.2 0C16.7 4.3 18.2 3.5 20 3.5c.4 1.6.3 3-.1 4.1.8 1.1 1.1 2.2 1.1 3.4 0 4.2-2.8 5.7-5.6 6.1.4.6.6 1.3.6 2.1V22H8.2v-1.7c-2.6.5-3.7-.6-4.4-2.2l1.6-.6c.5 1 1.2 1.6 2.9 1.3.1-.4.3-.7.5-1-2.9-.4-5.8-1.9-5.8-6.1 0-1.2.4-2.3 1.1-3.4C3.7 6.5 3.6 5.1 4 3.5Z" />
  ),
  "microsoft.com": (
    <path d="M2.5 2.5h9v9h-9Zm10.2 0h8.8v9h-8.8Zm-10.2 10.2h9v8.8h-9Zm10.2 0h8.8v8.8h-8.8Z" />
  ),
  "facebook.com": (
    <path
      fillRule="evenodd"
      d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1.5 19.5h3.2v-7.3h2.5l.5-3.1h-3V9.4c0-1 .5-1.7 1.8-1.7h1.4V5.1c-.7-.1-1.5-.2-2.2-.2-2.6 0-4.2 1.5-4.2 4.1v2.1H7.8v3.1h2.7Z"
    />
  ),
};

/** The image of a key, for providers without a logo. */
const key = (
  <path
    d="M13 12h9m-3.5 0v4m-3-4v3M13 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Z"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  />
);

/** A provider's logo, hidden from screen readers. `id`: Firebase's provider id, such as `google.com`. */
function ProviderMark({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      {marks[id] ?? key}
    </svg>
  );
}
