import type { ProjectState } from "firebase-tools/lib/emulator/auth/state.js";

/**
 * Lets accounts of a project or tenant have authenticator apps: the emulator checks every second factor as a
 * telephone. What an administrator writes still comes through the emulator's own door, which takes telephones
 * alone, as Google does.
 */
export function admitTotp(state: ProjectState): void {
  const validate = state.validateMfaEnrollments.bind(state);
  state.validateMfaEnrollments = (enrollments) => {
    validate(enrollments.filter((enrollment) => !("totpInfo" in enrollment)));
    return enrollments;
  };
}
