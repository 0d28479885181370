import { recoveryEndpoint } from "../../../../members/recovery/recovery.server.ts";

/** Removes an account's second factors with a recovery code, after the first factor was accepted. */
export const POST = (request: Request): Promise<Response> => recoveryEndpoint().recover(request);
