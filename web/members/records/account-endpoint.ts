import type { MemberKey } from "../../content/members/member-documents.server.ts";
import type { StoredPicture } from "../../content/members/picture-documents.server.ts";
import { Busy, createFairTurns } from "../../content/files/fair-turns.ts";
import { UnreadableFile } from "../../content/files/run-program.ts";
import { createClientRateLimiter } from "../../content/outbound/rate-limiter.ts";
import { type ByteReservation, createByteBudget } from "../../content/outbound/byte-budget.ts";
import { bodyLimits } from "../../runtime/body-limits.ts";
import type { EventFields, SecurityEvent } from "../../runtime/security-log.ts";
import type { Devices } from "../devices/devices.ts";
import type { SessionKey } from "../../runtime/ended-sessions/ended-sessions.ts";
import type { Member } from "../../content/gates/access.ts";
import { clientOf, isFromSite } from "../../runtime/request-origin.ts";
import type { FoundSession } from "../session/sessions.ts";

/** Dependencies of the account endpoint. */
export type AccountParts = {
  findSession: (request: Request) => Promise<FoundSession | "unverified" | null>;
  /** Null if this site can't store anything about members. */
  stored: () => {
    devices: Devices;
    pictures: {
      read: (member: MemberKey) => Promise<StoredPicture | null>;
      store: (member: MemberKey, picture: StoredPicture) => Promise<void>;
      delete: (member: MemberKey) => Promise<void>;
    };
  } | null;
  data: (member: Member, signIn: SessionKey) => Promise<object>;
  /** Reads a body. Returns null if it is longer than `maxBytes`. Throws `Busy` if there is no memory for it. */
  readBytes: (
    request: Request,
    maxBytes: number,
    memory: ByteReservation,
  ) => Promise<Uint8Array | null>;
  redraw: (bytes: Uint8Array) => Promise<Buffer | null>;
  site: () => string;
  now: () => number;
  logSecurity: (event: SecurityEvent, fields: EventFields) => void;
  onError: (error: unknown) => void;
};

type Stored = NonNullable<ReturnType<AccountParts["stored"]>>;

const HOUR = 3_600_000;

/**
 * Rate limits: requests of a client in ten minutes, pictures that a member, a client and all clients upload in an hour,
 * and downloads of a member in an hour. All members at a school may share an address.
 */
const limits = {
  requests: { most: 1_200, perMs: 10 * 60_000 },
  memberPictures: { most: 10, perMs: HOUR },
  clientPictures: { most: 60, perMs: HOUR },
  allPictures: { most: 1_000, perMs: HOUR },
  downloads: { most: 20, perMs: HOUR },
} as const;

const maxUpload = bodyLimits["/api/session/picture"];

/**
 * Memory of the uploads that are read or wait to be redrawn, in bytes: of all clients, and of one client. Few browsers
 * send more than a tenth of the longest body.
 */
const uploadMemory = { total: 3 * maxUpload, perClient: maxUpload };

/** Largest stored picture in bytes. */
const MAX_PICTURE = 150_000;

/** Status of each refusal, by the code that scripts read. */
const refusals = {
  origin: 403,
  guest: 403,
  noSession: 401,
  unknown: 404,
  off: 404,
  tooLarge: 413,
  notPicture: 415,
  tooMany: 429,
  unavailable: 503,
} as const;

type RefusalCode = keyof typeof refusals;

const headers = { "cache-control": "private, no-store" };

/** Creates the endpoint of what the site stores about a member: devices, picture, download. [AUTH-12] */
export function createAccountEndpoint(parts: AccountParts) {
  const { site, now, logSecurity, onError } = parts;
  const createLimiter = (name: keyof typeof limits) =>
    createClientRateLimiter({ ...limits[name], now });
  const requestLimiter = createLimiter("requests");
  const memberUploads = createLimiter("memberPictures");
  const clientUploads = createLimiter("clientPictures");
  const allUploads = createLimiter("allPictures");
  const downloads = createLimiter("downloads");
  const uploads = createByteBudget(uploadMemory);
  const inTurn = createFairTurns({ parallel: 2, parallelOfEach: 1, each: 4, waiting: 50 });

  function refuse(request: Request, reason: RefusalCode, wait = 0): Response {
    logSecurity("account.refused", { reason, client: clientOf(request) });
    const retry = wait > 0 ? { "retry-after": String(wait) } : {};
    return Response.json(
      { code: reason },
      { status: refusals[reason], headers: { ...headers, ...retry } },
    );
  }

  /** Runs the work for the session of a request, unless the request must be refused. Every failure becomes a response. */
  async function admit(
    request: Request,
    work: (session: FoundSession) => Promise<Response>,
  ): Promise<Response> {
    if (!isFromSite(request, site())) return refuse(request, "origin");
    const wait = requestLimiter.take(clientOf(request));
    if (wait > 0) return refuse(request, "tooMany", wait);
    try {
      const session = await parts.findSession(request);
      if (session === "unverified") return refuse(request, "unavailable");
      return session === null ? refuse(request, "noSession") : await work(session);
    } catch (error) {
      if (error instanceof Busy) return refuse(request, "tooMany", 10);
      if (error instanceof UnreadableFile) return refuse(request, "notPicture");
      onError(error);
      return refuse(request, "unavailable");
    }
  }

  /** Like `admit`, but only if this site stores something about members. */
  const admitStored = (
    request: Request,
    work: (session: FoundSession, stored: Stored) => Promise<Response>,
  ) =>
    admit(request, async (session) => {
      const stored = parts.stored();
      return stored === null ? refuse(request, "off") : work(session, stored);
    });

  /** Like `admitStored`, but without a refusal if the site stores nothing: each account page reads what is stored. */
  const admitReading = (
    request: Request,
    work: (session: FoundSession, stored: Stored) => Promise<Response>,
  ) =>
    admit(request, async (session) => {
      const stored = parts.stored();
      return stored === null ? new Response(null, { status: 204, headers }) : work(session, stored);
    });

  /**
   * Counts an upload of a member. Returns how many seconds to wait, 0 when it is within the limits. An upload that a
   * narrow limit refuses doesn't count towards the wider ones, so that one member can't use up the uploads of all.
   */
  const takeUpload = (request: Request, { uid }: Member): number =>
    memberUploads.take(uid) || clientUploads.take(clientOf(request)) || allUploads.take("all");

  /** Reads and redraws an uploaded picture. Throws `Busy` if all uploads together need too much memory. */
  async function readPicture(request: Request): Promise<Buffer | "tooLarge" | null> {
    const client = clientOf(request);
    const memory = uploads.reserve(client);
    try {
      const bytes = await parts.readBytes(request, maxUpload, memory);
      memory.settle();
      if (bytes === null) return "tooLarge";
      return await inTurn(client, () => parts.redraw(bytes));
    } finally {
      memory.release();
    }
  }

  async function storePicture(request: Request, { member }: FoundSession, { pictures }: Stored) {
    if (member.isGuest) return refuse(request, "guest");
    const wait = takeUpload(request, member);
    if (wait > 0) return refuse(request, "tooMany", wait);
    const picture = await readPicture(request);
    if (picture === "tooLarge") return refuse(request, "tooLarge");
    if (picture === null || picture.byteLength > MAX_PICTURE) return refuse(request, "notPicture");
    await pictures.store(member, {
      mime: "image/webp",
      content: picture.toString("base64"),
      storedAt: new Date(now()).toISOString(),
    });
    return Response.json({ stored: true }, { headers });
  }

  return {
    devices: (request: Request) =>
      admitReading(request, async ({ member, signIn }, { devices }) =>
        Response.json(await devices.list(member, signIn), { headers }),
      ),
    endDevice: (request: Request) =>
      admitStored(request, async ({ member }, { devices }) => {
        const id = new URL(request.url).searchParams.get("id") ?? "";
        if (!(await devices.end(member, id))) return refuse(request, "unknown");
        const client = clientOf(request);
        logSecurity("session.endedElsewhere", { account: member.uid, client });
        return Response.json({ ended: true }, { headers });
      }),
    picture: (request: Request) =>
      admitReading(request, async ({ member }, { pictures }) => {
        const picture = await pictures.read(member);
        if (picture === null) return Response.json(null, { headers });
        return new Response(Buffer.from(picture.content, "base64"), {
          headers: {
            ...headers,
            "content-type": picture.mime,
            "x-content-type-options": "nosniff",
          },
        });
      }),
    storePicture: (request: Request) =>
      admitStored(request, (session, stored) => storePicture(request, session, stored)),
    deletePicture: (request: Request) =>
      admitStored(request, async ({ member }, { pictures }) => {
        await pictures.delete(member);
        return Response.json({ deleted: true }, { headers });
      }),
    data: (request: Request) =>
      admit(request, async ({ member, signIn }) => {
        const wait = downloads.take(member.uid);
        if (wait > 0) return refuse(request, "tooMany", wait);
        const data = await parts.data(member, signIn);
        logSecurity("account.exported", { account: member.uid, client: clientOf(request) });
        return new Response(`${JSON.stringify(data, null, 2)}\n`, {
          headers: {
            ...headers,
            "content-type": "application/json; charset=utf-8",
            "content-disposition": 'attachment; filename="account-data.json"',
          },
        });
      }),
  };
}
