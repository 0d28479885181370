import type { RequestListener } from "node:http";
import { createApp } from "firebase-tools/lib/emulator/auth/server.js";
import type { AgentProjectState } from "firebase-tools/lib/emulator/auth/state.js";
import { withLazyValidators } from "./lazy-validators.ts";

/** The emulator's error for a request that Google rejects with status 400. Its message is Google's error code. */
export { BadRequestError } from "firebase-tools/lib/emulator/auth/errors.js";

/** The emulator's accounts and settings of a project, in memory. */
export { AgentProjectState } from "firebase-tools/lib/emulator/auth/state.js";

export type {
  EmulatedAccount,
  EmulatedTenant,
  OneTimeLink,
  ProjectState,
  TenantProjectState,
  TextMessage,
} from "firebase-tools/lib/emulator/auth/state.js";

/** The emulator's mode that rejects requests for every project but one. */
const SINGLE_PROJECT = 2;

/** Creates the emulator's request handler for one project, whose accounts and settings are in `state`. */
export const createEmulatorApp = (
  projectId: string,
  state: AgentProjectState,
): Promise<RequestListener> =>
  withLazyValidators(() => createApp(projectId, SINGLE_PROJECT, new Map([[projectId, state]])));
