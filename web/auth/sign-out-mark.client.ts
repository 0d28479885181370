/** Stands while a sign-out was asked for and not every endpoint has heard of it. */
const KEY = "marquee_signing_out";

/** Where it is kept, or nothing where the browser lets pages keep nothing. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What the next page goes by: an endpoint that was down when a member signed out is told then. */
export const signOutMark = {
  isSet: (): boolean => storage()?.getItem(KEY) === "1",
  set: (): void => storage()?.setItem(KEY, "1"),
  clear: (): void => storage()?.removeItem(KEY),
};
