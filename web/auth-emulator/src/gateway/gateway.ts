import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { refuseWith } from "./responses.ts";
import type { VisitorTurns } from "./visitor-turns.ts";
import type { AccountStore } from "../accounts/account-store.ts";
import { checkRequest } from "./check-request.ts";
import type { Visitor } from "./check-request.ts";
import type { Ledger } from "../limits/ledger.ts";
import { additions } from "./middlewares.ts";
import { findOperation } from "./operations.ts";
import type { Operation } from "./operations.ts";
import { prepareCall } from "./prepare-call.ts";
import type { Admitted, CallParts } from "./prepare-call.ts";
import { sendResponse, sendError, sendPreflight } from "./reply.ts";
import { readBody } from "./request-body.ts";

export interface GatewayParts extends CallParts {
  projectId: string;
  store: AccountStore;
  ledger: Ledger;
  visitorTurns: VisitorTurns;
}

/** Maximum body sizes in bytes. An administrator (`owner`) may import accounts. */
const bodyLimits = { anyone: 64 * 1024, owner: 4 * 1024 * 1024 };

/** Checks a request, finds its operation, runs the middlewares and the emulator, and saves the changes to disk. */
export function createGateway(parts: GatewayParts): RequestListener {
  return (incoming, outgoing) => {
    handle(incoming, outgoing, parts).catch((cause: unknown) => {
      console.error("The sign-in service failed to handle a request.", cause);
      sendError(outgoing, null, 500, "INTERNAL_ERROR");
    });
  };
}

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, parts: GatewayParts) {
  const { method = "GET", url = "/", headers } = incoming;
  const visitor = checkRequest({ url, headers }, parts.checks);
  if ("reason" in visitor) return sendError(outgoing, null, visitor.status, visitor.reason);
  const { origin } = visitor;
  if (method === "OPTIONS") return sendPreflight(outgoing, origin, headers);

  const limit = visitor.isOwner ? bodyLimits.owner : bodyLimits.anyone;
  const text = await readBody(incoming, limit);
  if (text === null) {
    return sendError(outgoing, origin, 413, `The body is longer than ${limit} bytes.`);
  }
  const path = visitor.target.split("?")[0] ?? "";
  const requested = findOperation(method, path, parts.projectId);
  if (!requested) return sendError(outgoing, origin, 404, "OPERATION_NOT_ALLOWED");
  if (!mayCall(visitor, requested.operation)) {
    return sendError(outgoing, origin, 403, "INSUFFICIENT_PERMISSION");
  }
  const client = incoming.socket.remoteAddress ?? "";
  return respond(incoming, outgoing, { visitor, requested, text, client }, parts);
}

function mayCall({ isOwner, isOwnPage }: Visitor, { caller }: Operation): boolean {
  if (caller === "owner") return isOwner;
  // A script that is injected into the page for choosing an identity can call no other operations.
  return caller === "own page" ? isOwnPage : !isOwnPage;
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  admitted: Admitted,
  parts: GatewayParts,
) {
  const { isOwner, origin } = admitted.visitor;
  // The body is parsed in turn too.
  const run = async () => {
    const prepared = prepareCall(incoming, admitted, parts);
    if (!prepared.ok) return prepared;
    const found = await additions(prepared.call, () => parts.emulator.send(prepared.request));
    saveChanges(parts);
    return found;
  };
  const outcome = await (isOwner ? run() : parts.visitorTurns(admitted.client, run));
  if (outcome === null)
    return sendResponse(outgoing, origin, refuseWith("TOO_MANY_ATTEMPTS_TRY_LATER"));
  if ("ok" in outcome) return sendError(outgoing, origin, outcome.status, outcome.reason);
  return sendResponse(outgoing, origin, outcome);
}

/** Saves changes before the response is sent, so that nothing reported to a client can be lost. */
function saveChanges({ ledger, store }: GatewayParts) {
  const changes = ledger.take();
  try {
    store.save(changes);
  } catch (cause) {
    ledger.giveBack(changes);
    throw new Error("The accounts could not be written to disk. Check that the disk is not full.", {
      cause,
    });
  }
}
