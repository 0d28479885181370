import { shareEndpoint } from "../../../page/share/share-endpoint.server.ts";

/**
 * Opens a preview with the secret of a shared link, sent as the body. Returns 404 for an unknown, expired or revoked
 * secret.
 */
export const POST = (request: Request): Promise<Response> => shareEndpoint().open(request);
