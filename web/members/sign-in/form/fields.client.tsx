"use client";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useAuthTranslation } from "./auth-texts.client.tsx";
import styles from "./sign-in.module.css";

type EmailProps = {
  label: string;
  error: string | null;
  /** The initial address. The field is empty by default. */
  email?: string;
  /** Called with the field's value on each change. */
  onType?: (email: string) => void;
};

/** The email field; its name is `email`. Password managers treat it as the username. */
export function EmailField({ label, error, email = "", onType }: EmailProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        dir="ltr"
        defaultValue={email}
        onChange={(event) => onType?.(event.currentTarget.value)}
        aria-invalid={error !== null}
        aria-describedby={`${id}-problem`}
      />
      <Problem id={`${id}-problem`}>{error}</Problem>
    </div>
  );
}

type PasswordProps = {
  /** Whether the user chooses a new password. Password managers then suggest one and save it. */
  isNew: boolean;
  error: string | null;
  /** Replaces the label "Password". */
  label?: string;
  /** Called with the field's value on each change. */
  onType?: (password: string) => void;
  /** A hint below the field. */
  children?: ReactNode;
  /** The id of the hint's element, for the field's `aria-describedby`. */
  hintId?: string;
};

/**
 * The password field; its name is `password`. Its value can be revealed. For a new password, use
 * `NewPasswordField`.
 */
export function PasswordField({ isNew, error, label, onType, children, hintId }: PasswordProps) {
  const id = useId();
  const t = useAuthTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? t("form.password")}</label>
      <div className={styles.withSwitch}>
        <input
          id={id}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          required
          dir="ltr"
          onChange={(event) => onType?.(event.currentTarget.value)}
          aria-invalid={error !== null}
          aria-describedby={hintId ? `${id}-problem ${hintId}` : `${id}-problem`}
        />
        <button
          className={styles.reveal}
          type="button"
          aria-pressed={isShown}
          aria-label={t("form.showPassword")}
          onClick={() => setShown(!isShown)}
        >
          <Eye isShut={isShown} />
        </button>
      </div>
      <Problem id={`${id}-problem`}>{error}</Problem>
      {children}
    </div>
  );
}

/** The error below its field; screen readers announce it when it appears. */
function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} role="alert">
      {children}
    </p>
  );
}

function Eye({ isShut }: { isShut: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M2 12c3.5-6 16.5-6 20 0-3.5 6-16.5 6-20 0Z" />
      <circle cx="12" cy="12" r="3" />
      {isShut ? <path d="M4 20 20 4" /> : null}
    </svg>
  );
}
