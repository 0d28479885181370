import { recoveryEndpoint } from "../../../../members/recovery/recovery.server.ts";

/** Returns how many recovery codes the session's member has left, or `null` if there are none. */
export const GET = (request: Request): Promise<Response> => recoveryEndpoint().state(request);

/** Creates new recovery codes for the member of an ID token, and replaces the earlier ones. */
export const POST = (request: Request): Promise<Response> => recoveryEndpoint().create(request);
