import { rmSync } from "node:fs";
import { createContentLake, type ContentLakeOptions } from "../../src/content-lake.ts";
import type { Credential } from "../../src/store/credentials.ts";
import type { Person } from "../../src/store/people.ts";
import { newFolder } from "./served-lake.ts";

/** The web origin from which pages may call a test lake. */
export const studioOrigin = "http://localhost:3333";

/** The token of each role. */
const tokens = {
  viewer: "test-token-of-a-viewer",
  contributor: "test-token-of-a-contributor",
  editor: "test-token-of-an-editor",
  administrator: "test-token-of-an-administrator",
  "submission-writer": "test-token-of-a-submission-writer",
  "submission-worker": "test-token-of-a-submission-worker",
};
type Role = keyof typeof tokens;

/** Options of a request. By default it is a GET with an administrator's token. */
export interface TestCall {
  method?: string;
  body?: unknown;
  /** The role whose token is sent; null for no token. */
  as?: Role | null;
  headers?: Record<string, string>;
}

/** Opens a lake in a folder of its own, with a token for each role and a clock that only `pass` advances. */
export function openTestLake(options: Partial<ContentLakeOptions> = {}) {
  const dataDir = options.dataDir ?? newFolder();
  let time = Date.parse("2026-11-21T12:00:00.000Z");
  const lake = createContentLake({
    dataDir,
    projectId: "marquee",
    now: () => new Date(time),
    origins: [studioOrigin],
    ...options,
  });
  const { credentials, people, now } = lake.lake;
  const addToken = (token: string, more: Partial<Credential> = {}): TestCall => {
    const createdAt = now().toISOString();
    const editor = { kind: "token", role: "editor", createdAt } as const;
    credentials.add(token, { ...editor, label: token, userId: token, ...more });
    return withToken(token);
  };
  for (const [role, token] of Object.entries(tokens))
    if (!credentials.read(token)) addToken(token, { label: role, role, userId: `robot-${role}` });
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
  const call = async (path: string, test: TestCall = {}) => {
    const response = await send(path, test);
    return {
      status: response.status,
      headers: response.headers,
      body: parse(await response.text()),
    };
  };
  return {
    lake,
    dataDir,
    tokens,
    send,
    call,
    mutate: (mutations: unknown[], query = "", more: Record<string, unknown> = {}) =>
      call(`/v2025-02-19/data/mutate/production?returnIds=true${query}`, {
        body: { mutations, ...more },
      }),
    act: (...actions: object[]) =>
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
    /** Adds an editor's token, or another credential. Returns the options of a call with it. */
    addToken,
    /** Adds a person. Returns the options of a call with their session. */
    addPerson: (role: string, more: Partial<Person> = {}): TestCall => {
      const person = { id: `p-${role}`, name: role, email: `${role}@example.com`, role, ...more };
      people.add({ createdAt: now().toISOString(), ...person });
      return addToken(`session-${person.id}`, { kind: "session", role, userId: person.id });
    },
    production: () => {
      const dataset = lake.lake.dataset("production");
      if (!dataset) throw new Error("The lake has no dataset.");
      return dataset;
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

export const withToken = (token: string) => ({
  as: null,
  headers: { authorization: `Bearer ${token}` },
});

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

/** Returns the type of the first error of a refused transaction. */
export const problemOf = ({ body }: { body: unknown }) => field(body, "error.items.0.error.type");
