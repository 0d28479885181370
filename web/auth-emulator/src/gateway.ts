import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { z } from "zod";
import type { AccountState } from "./account-state.ts";
import type { AccountStore } from "./account-store.ts";
import { answerTheDoor } from "./doorway.ts";
import type { DoorwayOptions, Visitor } from "./doorway.ts";
import type { Emulator, EmulatorAnswer, EmulatorRequest } from "./emulator.ts";
import { sealAnswer } from "./issue.ts";
import { additions } from "./middlewares.ts";
import { findOperation } from "./operations.ts";
import type { Ledger } from "./ledger.ts";
import type { Operation } from "./operations.ts";
import { sendAnswer, sendError, sendPreflight } from "./reply.ts";
import { findObjection } from "./objections.ts";
import { parseBody, readBody } from "./request-body.ts";
import type { Fields } from "./request-body.ts";
import type { ConfigKeeper } from "./config-keeper.ts";
import type { Seal } from "./seal.ts";

/** What the gateway stands between. */
export interface GatewayParts {
  projectId: string;
  door: DoorwayOptions;
  emulator: Emulator;
  state: AccountState;
  store: AccountStore;
  ledger: Ledger;
  config: ConfigKeeper;
  seal: Seal;
}

/** A visitor's request needs little room; an owner may import accounts. */
const bodyLimits = { anyone: 64 * 1024, owner: 4 * 1024 * 1024 };

const issuedQuestion = z.object({ token: z.string() });

/** Answers requests: door, offered operation, objections, emulator, disk, seal. */
export function createGateway(parts: GatewayParts): RequestListener {
  return (incoming, outgoing) => {
    handle(incoming, outgoing, parts).catch((cause: unknown) => {
      console.error("The sign-in service could not answer a request.", cause);
      sendError(outgoing, null, 500, "INTERNAL_ERROR");
    });
  };
}

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, parts: GatewayParts) {
  const { method = "GET", url = "/", headers } = incoming;
  const visitor = answerTheDoor({ url, headers }, parts.door);
  if ("reason" in visitor) return sendError(outgoing, null, visitor.status, visitor.reason);
  if (method === "OPTIONS") return sendPreflight(outgoing, visitor.origin, headers);

  const limit = visitor.isOwner ? bodyLimits.owner : bodyLimits.anyone;
  const text = await readBody(incoming, limit);
  if (text === null) {
    return sendError(outgoing, visitor.origin, 413, `The body is longer than ${limit} bytes.`);
  }
  const path = visitor.target.split("?")[0] ?? "";
  if (path === "/") return sendAnswer(outgoing, visitor.origin, ready);
  if (path === "/marquee/issued" && method === "POST" && visitor.isOwner) {
    return answerIssued(outgoing, text, parts.seal);
  }
  const operation = findOperation(method, path, parts.projectId);
  if (!operation) return sendError(outgoing, visitor.origin, 404, "OPERATION_NOT_ALLOWED");
  if (operation.caller === "owner" && !visitor.isOwner) {
    return sendError(outgoing, visitor.origin, 403, "INSUFFICIENT_PERMISSION");
  }
  return forward(incoming, outgoing, { visitor, operation, text }, parts);
}

interface Admitted {
  visitor: Visitor;
  operation: Operation;
  text: string;
}

async function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { visitor, operation, text }: Admitted,
  { door, emulator, seal, state, store, ledger, config }: GatewayParts,
) {
  const { origin } = visitor;
  const { headers } = incoming;
  const request: EmulatorRequest = {
    method: operation.method,
    target: visitor.target,
    host: headers.host ?? "",
    isOwner: visitor.isOwner,
    body: null,
  };
  const query = new URLSearchParams(visitor.target.split("?")[1]);
  let fields: Fields = new Map();
  if (text !== "") {
    const body = parseBody(text, headers["content-type"] ?? "", headers["content-encoding"]);
    if (!body.ok) return sendError(outgoing, origin, body.status, body.reason);
    request.body = { contentType: body.contentType, text: body.text };
    fields = body.fields;
  }
  const objection = findObjection({ operation, fields, query }, { seal, origins: door.origins });
  if (objection) return sendError(outgoing, origin, 400, objection);
  const call = {
    operation,
    fields,
    query,
    isOwner: visitor.isOwner,
    client: incoming.socket.remoteAddress ?? "",
    host: request.host,
    ask: (more: EmulatorRequest) => emulator.send(more),
    state,
    config: config.current(),
    seal,
    origins: door.origins,
    now: Date.now,
  };
  const answer = await additions(call, () => emulator.send(request));
  saveChanges(ledger, store);
  return sendAnswer(outgoing, origin, sealAnswer(answer, seal));
}

/** On disk before the answer: what a member was told has happened has happened. */
function saveChanges(ledger: Ledger, store: AccountStore) {
  const changes = ledger.take();
  try {
    store.save(changes);
  } catch (cause) {
    ledger.giveBack(changes);
    throw new Error("The accounts could not be written to disk. Is it full?", { cause });
  }
}

function answerIssued(outgoing: ServerResponse, text: string, seal: Seal) {
  const body = parseBody(text, "application/json", undefined);
  const question = issuedQuestion.safeParse(body.ok ? Object.fromEntries(body.fields) : null);
  if (!question.success) return sendError(outgoing, null, 400, 'Send { "token": "…" }.');
  const issued = seal.isSealedToken(question.data.token);
  return sendAnswer(outgoing, null, json({ issued }));
}

function json(value: object): EmulatorAnswer {
  return {
    status: 200,
    contentType: "application/json; charset=utf-8",
    location: null,
    text: JSON.stringify(value),
  };
}

const ready = json({ authEmulator: { ready: true } });
