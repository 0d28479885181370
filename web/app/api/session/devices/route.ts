import { accountEndpoint } from "../../../../members/records/account-endpoint.server.ts";

/** Returns the sessions of the session's member. */
export const GET = (request: Request): Promise<Response> => accountEndpoint().devices(request);

/** Ends the session of the member that the parameter `id` names. */
export const DELETE = (request: Request): Promise<Response> => accountEndpoint().endDevice(request);
