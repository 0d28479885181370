import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContentLake, type ContentLakeOptions } from "../../src/content-lake.ts";

/** The web origin from which pages may call a test lake. */
export const studioOrigin = "http://localhost:3333";

const roles = [
  "viewer",
  "editor",
  "administrator",
  "submission-writer",
  "submission-worker",
] as const;
type Role = (typeof roles)[number];

/** Options of a request. By default it is a GET with an administrator's token. */
export interface TestCall {
  method?: string;
  body?: unknown;
  /** The role whose token is sent; null for no token. */
  as?: Role | null;
  headers?: Record<string, string>;
}

/** A response with its parsed body. */
export interface TestAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Opens a lake in a folder of its own, with a token for each role and a clock that only `pass` advances. */
export function openTestLake(options: Partial<ContentLakeOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "lake-test-"));
  let time = Date.parse("2026-11-21T12:00:00.000Z");
  const lake = createContentLake({
    dataDir,
    projectId: "marquee",
    now: () => new Date(time),
    random: (bytes) => randomBytes(bytes),
    origins: [studioOrigin],
    ...options,
  });
  const tokens: Record<Role, string> = {
    viewer: "",
    editor: "",
    administrator: "",
    "submission-writer": "",
    "submission-worker": "",
  };
  for (const role of roles) {
    tokens[role] = `test-${role}-${randomBytes(8).toString("hex")}`;
    const createdAt = new Date(time).toISOString();
    lake.lake.credentials.add(tokens[role], {
      kind: "token",
      label: role,
      role,
      userId: `robot-${role}`,
      createdAt,
    });
  }
  const send = (
    path: string,
    { method, body, as = "administrator", headers = {} }: TestCall = {},
  ) =>
    lake.fetch(
      new Request(`http://localhost:3400${path}`, {
        method: method ?? (body === undefined ? "GET" : "POST"),
        headers: { ...(as === null ? {} : { authorization: `Bearer ${tokens[as]}` }), ...headers },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
  const call = async (path: string, test: TestCall = {}): Promise<TestAnswer> => {
    const answer = await send(path, test);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parse(text) };
  };
  return {
    lake,
    dataDir,
    tokens,
    send,
    call,
    /** Sends mutations in one transaction. */
    mutate: (mutations: unknown[], query = "", more: Record<string, unknown> = {}) =>
      call(`/v2025-02-19/data/mutate/production?returnIds=true${query}`, {
        body: { mutations, ...more },
      }),
    /** Sends actions in one transaction. */
    act: (...actions: Record<string, unknown>[]) =>
      call("/v2025-02-19/data/actions/production", { body: { actions } }),
    query: async (
      query: string,
      params: Record<string, unknown> = {},
      perspective = "raw",
    ): Promise<unknown> => {
      const { body } = await call(`/v2025-02-19/data/query/production?perspective=${perspective}`, {
        body: { query, params },
      });
      return field(body, "result");
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Closes the lake and removes its folder. */
    close: () => {
      lake.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestLake = ReturnType<typeof openTestLake>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a field of an unknown value: `field(body, "error.items.0.error.type")`. */
export function field(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (part, key) =>
        typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined,
      value,
    );
}
