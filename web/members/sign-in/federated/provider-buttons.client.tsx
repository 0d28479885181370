"use client";
import { useRef, useState } from "react";
import type { IdentityProvider } from "../../firebase/identity-providers.ts";
import { useSay } from "../form/auth-texts.client.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import styles from "../sign-in-methods.module.css";

type Props = {
  providers: IdentityProvider[];
  /** Opens the provider's page; settles when the visitor has finished there. */
  choose: (provider: IdentityProvider) => Promise<void>;
  report: (error: unknown) => void;
  /** Removes the error of an earlier attempt. */
  clear?: () => void;
};

/**
 * A button for each provider. None is ever disabled: the SDK takes ten seconds to notice a closed window, and pressing
 * another button meanwhile abandons the first attempt.
 */
export function ProviderButtons({ providers, choose, report, clear }: Props) {
  const say = useSay();
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
    <div className={styles.ways}>
      {providers.map((provider) => (
        <button
          key={provider.id}
          className={styles.way}
          type="button"
          onClick={() => press(provider)}
        >
          <ProviderMark id={provider.id} />
          {say("form.continueWith", { provider: provider.name })}
        </button>
      ))}
      <output className={styles.waiting}>
        {waitingFor ? say("form.waitingFor", { provider: waitingFor.name }) : null}
      </output>
    </div>
  );
}
