import { accountEndpoint } from "../../../../members/records/account-endpoint.server.ts";

export const dynamic = "force-dynamic";

/** Returns everything that is stored about the session's member, as a JSON file. */
export const GET = (request: Request): Promise<Response> => accountEndpoint().data(request);
