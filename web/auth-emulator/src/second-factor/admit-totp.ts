import type { ProjectState } from "../internals/firebase-emulator.ts";

/**
 * Allows authenticator apps as second factors of a project's or tenant's accounts. The emulator validates every second
 * factor as a phone number. Administrators' requests are still validated by the emulator, which accepts phone numbers
 * only, as Google does.
 */
export function admitTotp(state: ProjectState): void {
  const validate = state.validateMfaEnrollments.bind(state);
  state.validateMfaEnrollments = (enrollments) => {
    validate(enrollments.filter((enrollment) => !("totpInfo" in enrollment)));
    return enrollments;
  };
}
