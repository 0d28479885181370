/**
 * The package's own types are for Express. These are for Node.js' request and response, which the package also
 * supports.
 */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Creates a handler that compresses a response, if the client accepts that and the content type compresses well. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
