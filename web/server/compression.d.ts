/** The package's own types are of Express; it works with Node's requests and answers, which is what is said here. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Makes a handler that compresses what is then written to the answer, if the browser takes it and it is worth it. */
  export default function compression(): (
    request: IncomingMessage,
    answer: ServerResponse,
    next: () => void,
  ) => void;
}
