import { sessionEndpoint } from "../../../../members/session/session.server.ts";

/** Ends all sessions of the calling member, on all devices. */
export const DELETE = (request: Request): Promise<Response> => sessionEndpoint().endAll(request);
