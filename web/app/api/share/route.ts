import { shareEndpoint } from "../../../share/share-endpoint.server.ts";

/** Opens a preview with the secret of a shared link, which is the body. 404 for what opens none, or none any more. */
export const POST = (request: Request): Promise<Response> => shareEndpoint().open(request);
