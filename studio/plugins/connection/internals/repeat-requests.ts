import type { ClientConfig } from "@sanity/client";
import {
  concatMap,
  defer,
  filter,
  finalize,
  lastValueFrom,
  Observable,
  race,
  retry,
  take,
  tap,
  throwError,
  timer,
} from "rxjs";
import * as z from "zod";
import { statusOf } from "../../../lib/refusals.ts";
import type { Connection, Delay } from "../connection.ts";
import { retryWait } from "../retry-wait.ts";
import type { SentWrites } from "../sent-writes.ts";
import type { Session } from "../session.ts";

type RequestHandler = NonNullable<ClientConfig["_requestHandler"]>;
type Request = Parameters<RequestHandler>[0];
type Send = Parameters<RequestHandler>[1];

type Parts = { connection: Connection; sentWrites: SentWrites; session: Session };

/** Shortest and longest time in ms until a request is repeated. */
const FIRST_RETRY = 250;
const LAST_RETRY = 3_000;

/** Longest time in ms for which a write waits for streams that are lost. */
const STREAMS_BACK = 10_000;

/** Statuses of a service that is restarting or busy, or of the proxy in front of it. */
const temporary = new Set([408, 429, 502, 503, 504]);

const failureShape = z.object({
  statusCode: z.number().optional(),
  code: z.string().optional(),
  isNetworkError: z.boolean().optional(),
  response: z
    .object({ headers: z.looseObject({ "retry-after": z.string().optional() }) })
    .optional()
    .catch(undefined),
});

const failureOf = (error: unknown): z.infer<typeof failureShape> =>
  failureShape.safeParse(error).data ?? {};

/** Whether the content service could not be reached. It may have performed the request nevertheless. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ConnectionReplaced) return true;
  const { statusCode, code = "", isNetworkError } = failureOf(error);
  if (statusCode !== undefined) return temporary.has(statusCode);
  return isNetworkError === true || ["ETIMEDOUT", "ESOCKETTIMEDOUT"].includes(code);
}

/** Statuses with which the service itself says that it is busy. */
const busy = new Set<number | undefined>([429, 503]);

const delayOf = (error: unknown): Delay =>
  busy.has(failureOf(error).statusCode) ? "busy" : "unreachable";

/** The connection was lost and restored during a request, so that its response may never arrive. */
class ConnectionReplaced extends Error {}

const isRead = ({ method = "GET", url }: Request) =>
  method === "GET" || method === "HEAD" || /\/data\/query\//.test(url);

type Write = { transaction: string; request: Request };

const writeBody = z.looseObject({ transactionId: z.string().optional() });

/** Returns a write with a transaction id, by which the lake recognizes a repetition. Null for other requests. */
function identifiedWrite(request: Request): Write | null {
  if (!/\/data\/(?:mutate|actions)\//.test(request.url)) return null;
  const body = writeBody.safeParse(request.body).data;
  if (body === undefined) return null;
  const transaction = body.transactionId ?? crypto.randomUUID();
  return { transaction, request: { ...request, body: { ...body, transactionId: transaction } } };
}

/**
 * Repeats reads and writes of a client until the content service responds. A write has the same transaction id each
 * time, so that the lake performs it once. Without this, the Studio repeats a change whose response was lost as a new
 * one, which doubles letters, and its lists fail. `handle` is the request handler of the Studio.
 */
export function repeatRequests(
  handle: RequestHandler | undefined,
  { connection, sentWrites, session }: Parts,
): RequestHandler {
  return (request, send, client) => {
    const write = identifiedWrite(request);
    const isRepeated = write !== null || isRead(request);
    const identified = write?.request ?? request;
    const sendRequest: Send = (options) => {
      const sendSignedIn = () => whileSignedIn(options, send);
      if (write) return repeatWrite(write, sendSignedIn);
      return isRepeated ? repeat(sendSignedIn) : sendSignedIn();
    };
    return handle ? handle(identified, sendRequest, client) : sendRequest(identified);
  };

  /**
   * Sends a request, and again after the same person has signed in if the session has ended. The lake refuses such a
   * request before it does anything.
   */
  function whileSignedIn(options: Request, send: Send): ReturnType<Send> {
    const { headers } = options;
    if (headers?.["Authorization"] === undefined) return send(options);
    return defer(() => {
      let sent = headers;
      return session.signedIn().pipe(
        concatMap(() => {
          sent = session.authorize(headers);
          return send({ ...options, headers: sent });
        }),
        retry({
          delay: (error) =>
            statusOf(error) === 401 && session.end(sent)
              ? session.signedIn()
              : throwError(() => error),
        }),
      );
    });
  }

  function repeat<Event>(
    send: () => Observable<Event>,
    onFailure: (delay: Delay) => void = () => undefined,
  ) {
    const attempt = new Observable<Event>((subscriber) => {
      const replaced = connection.restored.subscribe(() =>
        subscriber.error(new ConnectionReplaced()),
      );
      replaced.add(send().subscribe(subscriber));
      return replaced;
    });
    return attempt.pipe(
      retry({
        delay: (error, count) => {
          if (!isUnreachable(error)) return throwError(() => error);
          onFailure(delayOf(error));
          if (error instanceof ConnectionReplaced) return timer(0);
          const retryAfter = failureOf(error).response?.headers["retry-after"];
          const wait = retryWait({ count, first: FIRST_RETRY, last: LAST_RETRY }, retryAfter);
          return race(timer(wait), connection.restored.pipe(take(1)));
        },
      }),
    );
  }

  /**
   * Emits when the streams are connected, so that a write doesn't overtake those that a restored lake lacks. If the
   * streams don't come back, writes go on without them.
   */
  function streamsBack() {
    const connected = connection.state.pipe(filter(({ isLost }) => !isLost));
    return race(connected, timer(STREAMS_BACK)).pipe(take(1));
  }

  function repeatWrite<Event extends object>(
    { transaction, request }: Write,
    send: () => Observable<Event>,
  ): Observable<Event> {
    return new Observable<Event>((subscriber) => {
      const unsent = connection.beginWrite();
      const size = JSON.stringify(request.body).length;
      const remember = (event: Event) => {
        if (!("type" in event) || event.type !== "response") return;
        sentWrites.add({ transaction, size, send: () => lastValueFrom(send()) });
      };
      return repeat(
        () => streamsBack().pipe(concatMap(send), tap(remember)),
        (delay) => unsent.delay(delay),
      )
        .pipe(finalize(() => unsent.end()))
        .subscribe(subscriber);
    });
  }
}
