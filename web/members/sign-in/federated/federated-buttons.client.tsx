"use client";
import { enterByProvider } from "../../firebase/calls/federated.client.ts";
import { identityProviders } from "../../firebase/identity-providers.ts";
import { ProviderButtons } from "./provider-buttons.client.tsx";
import { useSignInFlow } from "../sign-in-flow.client.ts";

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
