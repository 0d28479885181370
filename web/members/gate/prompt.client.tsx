"use client";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { followSession, hasSessionHint } from "../token-sync/session-signals.client.ts";
import { GatePanel } from "./gate-panel.client.tsx";
import type { GatePanelProps } from "./gate-panel.client.tsx";
import { useMemberDisplay } from "../member-display.client.ts";
import type { MemberDisplay } from "../../content/gates/reader.ts";
import { FILL_IN } from "../member-display.ts";
import { useRefresh } from "../../runtime/use-refresh.client.ts";
import { openInPlace } from "./open-in-place.client.ts";
import { trackGate } from "./track-gate.client.ts";
import { VerifyEmailPrompt, type VerifyEmailPromptProps } from "./verify-email-prompt.client.tsx";
import styles from "../sign-in/form/sign-in.module.css";
import own from "./gate-prompt.module.css";

type SentenceProps = {
  /** A sentence with {@link FILL_IN} in place of the member's data. */
  text: string;
  field: "email" | "account";
  /** The member's own data; null in a page that several members share. */
  display: MemberDisplay | null;
};

/** Props of a closed gate's prompt: the sign-in panel, or the actions for an unverified address. */
type GateProps = {
  /** Announced when the gate has opened. */
  opened: string;
} & (
  | ({
      needs: "signIn";
      /** Shown to a member whose session has expired. */
      lapsed: string;
    } & Omit<GatePanelProps, "onDone">)
  | ({ needs: "address" } & Omit<VerifyEmailPromptProps, "onDone">)
);

/** Props of {@link Prompt}. */
export type PromptProps = GateProps | ({ needs: "sentence" } & SentenceProps);

/** Renders a closed gate's prompt or, if `needs` is `sentence`, a sentence with the member's data. */
export default function Prompt(props: PromptProps) {
  return props.needs === "sentence" ? <MemberSentence {...props} /> : <GatePrompt {...props} />;
}

/**
 * A sentence with the member's data. The data is isolated from the writing direction of the text
 * around it.
 */
function MemberSentence({ text, field, display: given }: SentenceProps) {
  const display = useMemberDisplay(given);
  const [before, after] = text.split(FILL_IN);
  return (
    <>
      {before}
      <bdi className={own.data} data-member={field} data-field={field}>
        {display?.[field]}
      </bdi>
      {after}
    </>
  );
}

/**
 * A closed gate's prompt. When the visitor has signed in or verified the address, the gate opens
 * without a page load. [GATE-3]
 */
function GatePrompt(props: GateProps) {
  const [hadSession] = useState(() => readOnce(hasOwnSession));
  const isLapsed = useSyncExternalStore(subscribeToNothing, hadSession, () => false);
  const place = useRef<HTMLDivElement>(null);
  const refreshPage = useRefresh();
  useTrackedGate(place);

  const open = (movesFocus: boolean) => {
    const gate = place.current?.closest<HTMLElement>("[data-gate]");
    const refresh = () => refreshPage();
    if (gate) openInPlace(gate, { opened: props.opened, movesFocus, refresh });
    else refresh();
  };
  // Opens this gate when the visitor has signed in or verified the address in another tab. Moves the focus only if
  // the focus is inside this gate.
  const openToo = useEffectEvent(() =>
    open(place.current?.contains(document.activeElement) === true),
  );
  useEffect(() => followSession(() => openToo()), []);

  if (props.needs === "address") {
    return (
      <div ref={place}>
        <VerifyEmailPrompt {...props} onDone={() => open(true)} />
      </div>
    );
  }
  // This prompt asks the visitor to sign in. With an active session, the gate would be open or ask
  // for something else. So if the hint cookie says that the browser has a session, that session has
  // expired.
  const note = isLapsed && props.mode !== "signUp" ? props.lapsed : null;
  return (
    <div ref={place} className={own.prompt}>
      {note === null ? null : <p className={styles.note}>{note}</p>}
      <GatePanel {...props} onDone={() => open(true)} />
    </div>
  );
}

/**
 * Whether the visitor has a session, according to the cookie that scripts can read (`HINT_COOKIE`).
 * While an editor previews the page as someone else, the editor's own session does not count.
 */
const hasOwnSession = () =>
  document.documentElement.dataset["asPerson"] === undefined && hasSessionHint();

/** For `useSyncExternalStore`. No event reports a change of cookies, so there is nothing to subscribe to. */
const subscribeToNothing = () => () => {};

/**
 * Returns a function that calls `read` once and then always returns that result. A second call of
 * `read` could find the session of a visitor who has just signed in at this gate. That session has
 * not expired.
 */
function readOnce(read: () => boolean): () => boolean {
  let value: boolean | undefined;
  return () => (value ??= read());
}

/** Reports to the tag manager that a gate is shown and opened. `inside` refers to an element inside the gate. */
function useTrackedGate(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const gate = inside.current?.closest<HTMLElement>("[data-gate]");
    return gate ? trackGate(gate) : undefined;
  }, [inside]);
}
