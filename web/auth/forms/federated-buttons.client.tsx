"use client";
import { enterByProvider } from "../calls/federated.client.ts";
import { identityProviders } from "../provider/identity-providers.ts";
import { ProviderButtons } from "./provider-buttons.client.tsx";
import { useSignInFlow } from "./sign-in-flow.client.ts";

type Props = {
  /** Says what went wrong, in the form that the buttons stand in. */
  report: (error: unknown) => void;
  /** Takes back what was said about an earlier try. */
  clear?: () => void;
};

/** A button for each identity provider that is switched on; nothing where none is. */
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
