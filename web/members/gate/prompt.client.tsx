"use client";
import { useRouter } from "next/navigation";
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { GatePanel, type GatePanelProps } from "./gate-panel.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import { hasSessionHint } from "../token-sync/session-hint.client.ts";
import { followSession } from "../token-sync/tabs.client.ts";
import type { VerifyEmailPromptProps } from "./verify-email-prompt.client.tsx";
import own from "./gate-prompt.module.css";
import { openInPlace } from "./open-in-place.client.ts";
import { useAnnounceGate } from "./announce-gate.client.ts";

const VerifyEmailPrompt = lazy(async () => ({
  default: (await import("./verify-email-prompt.client.tsx")).VerifyEmailPrompt,
}));

/** Props of a closed gate's prompt: either the sign-in panel, or the actions for an unverified address. */
export type PromptProps = {
  /** Announced when the gate has opened. */
  opened: string;
} & (
  | ({
      needs: "signIn";
      /** Shown to a reader whose session has expired. */
      lapsed: string;
    } & Omit<GatePanelProps, "onDone">)
  | ({ needs: "address" } & Omit<VerifyEmailPromptProps, "onDone">)
);

/** The part of a closed gate that runs in the browser. [GATE-3] */
export function Prompt(door: PromptProps) {
  const [hadSession] = useState(() => once(hasOwnSession));
  const isLapsed = useSyncExternalStore(untold, hadSession, () => false);
  const place = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useAnnounceGate(place);

  const open = (movesFocus: boolean) => {
    const gate = place.current?.closest<HTMLElement>("[data-gate]");
    const refresh = () => router.refresh();
    if (gate) openInPlace(gate, { opened: door.opened, movesFocus, refresh });
    else refresh();
  };
  // Signed in, or verified, in another tab: this gate opens as well, wherever the focus is.
  const openToo = useEffectEvent(() =>
    open(place.current?.contains(document.activeElement) === true),
  );
  useEffect(() => followSession(() => openToo()), []);

  if (door.needs === "address") {
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <VerifyEmailPrompt {...door} onDone={() => open(true)} />
        </Suspense>
      </div>
    );
  }
  // An active session would have opened the gate, or shown another condition; an expired session leaves only its hint.
  const said = isLapsed && door.mode !== "signUp" ? door.lapsed : null;
  return (
    <div ref={place} className={own.door}>
      {said === null ? null : <p className={styles.note}>{said}</p>}
      <GatePanel {...door} onDone={() => open(true)} />
    </div>
  );
}

/** An editor who previews the page as someone else may be signed in here, but that session is not the previewed one. */
const hasOwnSession = () =>
  document.documentElement.dataset["asPerson"] === undefined && hasSessionHint();

/** No event reports a change of cookies. */
const untold = () => () => {};

/** Reads the hint only when the prompt appears: a reader who signs in here gets a session that has not expired. */
function once(ask: () => boolean): () => boolean {
  let answer: boolean | undefined;
  return () => (answer ??= ask());
}
