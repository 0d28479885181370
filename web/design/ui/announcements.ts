/**
 * Id of the live region that the root layout renders. It exists before anything is announced, so that screen readers
 * notice each change, and it persists across routes.
 */
export const ANNOUNCEMENTS = "announcements";
