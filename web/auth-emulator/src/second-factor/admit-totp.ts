import type { ProjectState } from "../internals/firebase-emulator.ts";

/**
 * Allows authenticator apps as second factors of a project's or tenant's accounts. The emulator's
 * validation accepts phone numbers only, so factors with `totpInfo` skip it. Administrators still
 * can't add an app: the emulator rejects such a request before this validation, as Google does.
 */
export function admitTotp(state: ProjectState): void {
  const validate = state.validateMfaEnrollments.bind(state);
  state.validateMfaEnrollments = (enrollments) => {
    validate(enrollments.filter((enrollment) => !("totpInfo" in enrollment)));
    return enrollments;
  };
}
