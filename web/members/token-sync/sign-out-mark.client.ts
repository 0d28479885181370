import { storageOfAllTabs } from "../browser-storage.client.ts";

/** Set while a sign-out has not reached every endpoint. */
const KEY = "marquee_signing_out";

/** Marks an unfinished sign-out: the next page notifies endpoints that were down. */
export const signOutMark = {
  isSet: (): boolean => storageOfAllTabs()?.getItem(KEY) === "1",
  set: (): void => storageOfAllTabs()?.setItem(KEY, "1"),
  clear: (): void => storageOfAllTabs()?.removeItem(KEY),
};
