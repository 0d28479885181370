import { accountEndpoint } from "../../../../members/records/account-endpoint.server.ts";

/** Returns the picture that the session's member has uploaded, or the JSON `null` if there is none. */
export const GET = (request: Request): Promise<Response> => accountEndpoint().picture(request);

/** Stores the picture in the body as that of the session's member. */
export const POST = (request: Request): Promise<Response> =>
  accountEndpoint().storePicture(request);

/** Deletes the picture of the session's member. */
export const DELETE = (request: Request): Promise<Response> =>
  accountEndpoint().deletePicture(request);
