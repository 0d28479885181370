import { keptForAllTabs } from "../browser-storage.client.ts";

/** Stands while a sign-out was asked for and not every endpoint has heard of it. */
const KEY = "marquee_signing_out";

/** What the next page goes by: an endpoint that was down when a member signed out is told then. */
export const signOutMark = {
  isSet: (): boolean => keptForAllTabs()?.getItem(KEY) === "1",
  set: (): void => keptForAllTabs()?.setItem(KEY, "1"),
  clear: (): void => keptForAllTabs()?.removeItem(KEY),
};
