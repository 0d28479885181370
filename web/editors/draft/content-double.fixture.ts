import { vi } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";

/** A preview secret as the studio stores it. `authors` are the users who wrote it: by default, the user that it names. */
export type StoredSecret = {
  secret: string;
  userId: string;
  updatedAt: string;
  authors?: readonly string[];
};

/** The origin of the studio in tests that use {@link openContentDouble}. */
export const studioOrigin = "https://studio.example";

/** The preview secret of the test's editor, in the studio's format. */
export const editorsSecret = "ZWRpdG9ycy1zZWNyZXQtb2YtdGVzdHM";

/** Starts a content service that knows preview secrets and the project's members, and sends `answer` to other requests. */
export async function openContentDouble(
  respond: (path: string) => { status: number; body: string | Uint8Array } = () => ({
    status: 404,
    body: "",
  }),
) {
  const secrets = new Map<string, StoredSecret>();
  const members = new Map<string, string>([["pEditor", "editor"]]);
  const requestedPaths: string[] = [];
  const add = (secret: string, userId = "pEditor") =>
    secrets.set(`drafts.${secret}`, { secret, userId, updatedAt: new Date().toISOString() });
  add(editorsSecret);

  const found = (query: string, text: string) => {
    const isBySecret = query.includes("secret == $text");
    for (const [_id, { secret, userId, updatedAt: _updatedAt }] of secrets) {
      if ((isBySecret ? secret : _id) === text) return { _id, userId, _updatedAt };
    }
    return null;
  };

  const { port, close } = await openServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    requestedPaths.push(pathname);
    response.setHeader("content-type", "application/json");
    if (pathname.includes("/projects/")) {
      const list = [...members].map(([id, name]) => ({ id, roles: [{ name }] }));
      return response.end(JSON.stringify({ members: list }));
    }
    const stored = secrets.get(/\/transactions\/([^/]+)$/.exec(pathname)?.[1] ?? "");
    if (stored !== undefined) {
      const lines = (stored.authors ?? [stored.userId]).map((author) => JSON.stringify({ author }));
      return response.setHeader("content-type", "application/x-ndjson").end(lines.join("\n"));
    }
    const { query = "", params = {} } = chunks.length
      ? Object(JSON.parse(Buffer.concat(chunks).toString()))
      : {};
    if (String(query).includes("sanity.previewUrlSecret")) {
      return response.end(JSON.stringify({ result: found(query, params.text), ms: 1 }));
    }
    const { status, body } = respond(pathname);
    return response.writeHead(status).end(body);
  });
  const url = `http://127.0.0.1:${port}`;
  stubSiteEnv();
  vi.stubEnv("NEXT_PUBLIC_SANITY_STUDIO_URL", `${studioOrigin}/nightlight`);
  vi.stubEnv("MARQUEE_LAKE_URL", url);
  return {
    url,
    secrets,
    members,
    requestedPaths,
    add,
    close: () => {
      vi.unstubAllEnvs();
      close();
    },
  };
}

/** Creates a request from the studio to an endpoint of the site. */
export function studioRequest(
  path: string,
  query: Record<string, string>,
  {
    origin = studioOrigin,
    client = "203.0.113.7",
  }: { origin?: string | null; client?: string } = {},
): Request {
  const headers = new Headers({ "x-forwarded-for": client });
  if (origin !== null) headers.set("origin", origin);
  return new Request(`https://site.example${path}?${new URLSearchParams(query)}`, { headers });
}
