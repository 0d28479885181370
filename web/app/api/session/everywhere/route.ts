import { sessionEndpoint } from "../../../../auth/session/session-endpoint.server.ts";

/** Ends every session of the member who asks, on all devices. */
export const DELETE = (request: Request): Promise<Response> => sessionEndpoint().endAll(request);
