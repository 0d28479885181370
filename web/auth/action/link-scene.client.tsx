"use client";
import { useSay } from "../forms/auth-texts.client.tsx";
import type { ActionPlace } from "./action-place.ts";
import { SignInScene } from "./sign-in-scene.client.tsx";

type Props = { place: ActionPlace; code: string };

/** Signing in by the link in a mail. */
export function LinkScene({ place }: Props) {
  const say = useSay();
  return (
    <SignInScene
      place={place}
      title={say("action.linkTitle")}
      first={{ at: "emailLink", email: "" }}
    />
  );
}
