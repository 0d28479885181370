import { shareEndpoint } from "../../../../share/share-endpoint.server.ts";

/** Leaves a preview that was opened by a shared link; always answered with a page of this site. */
export const POST = (request: Request): Promise<Response> => shareEndpoint().leave(request);
