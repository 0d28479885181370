"use client";
import type { SignInStep } from "../sign-in/sign-in-flow.client.ts";
import { SignInPanel } from "../sign-in/sign-in-panel.client.tsx";
import type { ActionPlace } from "./action-place.ts";
import { Scene } from "./scene.client.tsx";

type Props = { place: ActionPlace; title: string; first: SignInStep };

/** The sign-in form, starting at one of its steps; afterwards it continues to the requested destination. */
export function SignInScene({ place, title, first }: Props) {
  return (
    <Scene title={title}>
      <SignInPanel
        language={place.language}
        form={place.form}
        place="page"
        first={first}
        returnTo={place.wayOn}
        onDone={() => location.assign(place.wayOn)}
      />
    </Scene>
  );
}
