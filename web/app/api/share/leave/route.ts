import { shareEndpoint } from "../../../../page/share/share-endpoint.server.ts";

/** Leaves a preview that was opened with a shared link. Always redirects to a page of this site. */
export const POST = (request: Request): Promise<Response> => shareEndpoint().leave(request);
