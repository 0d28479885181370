import { readBody } from "../outbound/read-body.ts";
import { HINT_COOKIE, SESSION_COOKIE, SESSION_MS } from "./session-cookie.ts";
import type { Sessions } from "./sessions.ts";

/** What the endpoint reads of the auth settings. */
type SignInPolicy = {
  emailPassword: boolean;
  persistence: "local" | "session" | "indexedDb";
};

/** What the endpoint is made of. */
export type EndpointParts = {
  sessions: () => Sessions;
  readPolicy: () => Promise<SignInPolicy>;
  /** The site's origins: nobody else's page may open or close a session. */
  origins: () => readonly string[];
};

/** The contract sends no body; this much is disregarded, more is refused. */
const MAX_BODY = 1_024;

/** Code and sentence of a refusal. The code is for scripts. */
const refusals = {
  origin: [403, "Sessions are opened and closed from pages of this site only."],
  tooLarge: [413, `The body may hold ${MAX_BODY} bytes at the most; none is needed.`],
  noToken: [401, "Send the ID token as `Authorization: Bearer …`."],
  invalid: [401, "This ID token is not valid, or no longer. Sign in again."],
  methodOff: [403, "This way of signing in is switched off."],
  unavailable: [503, "The sign-in provider can't be reached. Try again in a moment."],
} as const;

/** Opens (`POST`) and closes (`DELETE`) the session of a browser. [AUTH-7] */
export function createSessionEndpoint(parts: EndpointParts) {
  return {
    POST: async (request: Request): Promise<Response> => {
      if (!isFromSite(request, parts.origins())) return refuse("origin");
      if ((await readBody(request, MAX_BODY)) === null) return refuse("tooLarge");
      const idToken = /^Bearer ([\w.-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
      if (idToken === undefined) return refuse("noToken");
      const opening = await parts.sessions().open(idToken);
      if (!opening.ok) return refuse(opening.reason);
      const policy = await parts.readPolicy();
      if (opening.provider === "password" && !policy.emailPassword) return refuse("methodOff");
      const lifetime = policy.persistence === "session" ? null : SESSION_MS / 1000;
      return answer(200, { name: opening.member.name }, [
        setCookie(request, SESSION_COOKIE, opening.cookie, { lifetime, isReadable: false }),
        setCookie(request, HINT_COOKIE, "1", { lifetime, isReadable: true }),
      ]);
    },
    DELETE: async (request: Request): Promise<Response> => {
      if (!isFromSite(request, parts.origins())) return refuse("origin");
      return answer(200, { signedOut: true }, [
        setCookie(request, SESSION_COOKIE, "", { lifetime: 0, isReadable: false }),
        setCookie(request, HINT_COOKIE, "", { lifetime: 0, isReadable: true }),
      ]);
    },
  };
}

/** Browsers name the origin of every POST and DELETE; what names none is no page, and holds its own token. */
function isFromSite(request: Request, origins: readonly string[]): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = request.headers.get("origin");
  return origin === null ? site === null : origins.includes(origin);
}

type CookieOptions = { lifetime: number | null; isReadable: boolean };

function setCookie(request: Request, name: string, value: string, options: CookieOptions): string {
  const isHttps = isSecure(request);
  return [
    `${name}=${value}`,
    "Path=/",
    ...(options.lifetime === null ? [] : [`Max-Age=${options.lifetime}`]),
    "SameSite=Lax",
    ...(options.isReadable ? [] : ["HttpOnly"]),
    ...(isHttps ? ["Secure"] : []),
  ].join("; ");
}

/** Behind a proxy that ends TLS the request itself is plain; the page's origin tells what the browser saw. */
function isSecure(request: Request): boolean {
  const seen = request.headers.get("origin") ?? request.url;
  return seen.startsWith("https:");
}

function answer(status: number, body: object, cookies: string[]): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return Response.json(body, { status, headers });
}

function refuse(code: keyof typeof refusals): Response {
  const [status, error] = refusals[code];
  return answer(status, { code, error }, []);
}
