/** Path of the endpoint that returns the {@link PublicFirebaseSettings}. */
export const FIREBASE_PATH = "/api/firebase";

/** The settings of Firebase's SDK in the browser. None of them is a secret. */
export type PublicFirebaseSettings = {
  projectId: string;
  apiKey: string;
  /**
   * Host of the page that handles popups and redirects of identity providers. Null for the site's
   * own host. Unused with the embedded service, which has its own pages.
   */
  authDomain: string | null;
  /** Host of the embedded sign-in service. Null on Firebase itself. */
  emulator: string | null;
};
