"use client";
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from "react";
import { GatePanel, type GatePanelProps } from "../forms/gate-panel.client.tsx";
import styles from "../forms/sign-in.module.css";
import { hasSessionHint } from "../session/session-hint.client.ts";
import type { AddressDoorProps } from "./address-door.client.tsx";
import own from "./gate-door.module.css";
import { useTellOfGate } from "./tell-of-gate.client.ts";

const AddressDoor = lazy(async () => ({
  default: (await import("./address-door.client.tsx")).AddressDoor,
}));

/** What is behind a closed gate's door: the way in, or what a member can do about an address to be confirmed. */
export type DoorProps =
  | ({
      needs: "signIn";
      /** Said to who has been signed in here, and is no longer. */
      lapsed: string;
    } & GatePanelProps)
  | ({ needs: "address" } & AddressDoorProps);

/** The part of a closed gate that runs in the browser. [GATE-3] */
export function Door(door: DoorProps) {
  const [hadSession] = useState(() => once(hasOwnSession));
  const isLapsed = useSyncExternalStore(untold, hadSession, () => false);
  const place = useRef<HTMLDivElement>(null);
  useTellOfGate(place);
  if (door.needs === "address") {
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <AddressDoor {...door} />
        </Suspense>
      </div>
    );
  }
  // A session that is there opens the door, or it is another condition's; what is left of one that ended is its hint.
  const said = isLapsed && door.mode !== "signUp" ? door.lapsed : null;
  return (
    <div ref={place} className={own.door}>
      {said === null ? null : <p className={styles.note}>{said}</p>}
      <GatePanel {...door} />
    </div>
  );
}

/** An editor who looks at the page as somebody else may be signed in here: that session is not theirs. */
const hasOwnSession = () =>
  document.documentElement.dataset["somebodys"] === undefined && hasSessionHint();

/** Cookies tell nobody when they change. */
const untold = () => () => {};

/** Asked when the door appears and not again: whoever signs in here has a session, and none that lapsed. */
function once(ask: () => boolean): () => boolean {
  let answer: boolean | undefined;
  return () => (answer ??= ask());
}
