import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { openNode, type TestNode } from "./lake-stores.ts";
import { withToken } from "./open-test-lake.ts";
import { startPostgres, type TestPostgres } from "./postgres.ts";
import { setUpFolder } from "./set-up-folder.ts";

/** Starts a PostgreSQL server for the tests of the file. */
export function setUpPostgres(options = { isDurable: false }): () => TestPostgres {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres(options);
  });
  afterAll(() => server.stop());
  return () => server;
}

export const nodeToken = "test-token-of-an-administrator";

export const nodeHeaders = withToken(nodeToken).headers;

/** Creates a database before each test of the file. Stops the test's nodes afterwards. */
export function setUpNodes() {
  const server = setUpPostgres();
  const inFolder = setUpFolder();
  const running = new Set<TestNode>();
  let database = "";
  beforeEach(async () => {
    database = await server().newDatabase();
  });
  const stop = async (node: TestNode) => {
    if (running.delete(node)) await node.stop();
  };
  afterEach(async () => {
    await Promise.all([...running].map(stop));
  });
  return {
    database: () => database,
    stop,
    start: async (
      name: string,
      options: Parameters<typeof openNode>[2] = {},
      address = database,
    ): Promise<TestNode> => {
      const node = await openNode(address, inFolder(name), options);
      running.add(node);
      return node;
    },
    /** Adds the token of the administrator who sends the requests of `sendTo`. */
    addToken: async (node: TestNode) => {
      node.createToken({ role: "administrator", text: nodeToken });
      await node.lake.shared?.node.storeSettings();
    },
  };
}

interface NodeCall {
  method?: string;
  /** Bytes, text, or an object that is sent as JSON. */
  body?: unknown;
  headers?: HeadersInit;
}

/** Sends a request to a node as an administrator. */
export const sendTo = (node: TestNode, path: string, { method, body, headers }: NodeCall = {}) =>
  node.fetch(
    new Request(`http://localhost:3400${path}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { ...nodeHeaders, ...Object.fromEntries(new Headers(headers)) },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    }),
  );

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === "string" || body instanceof Uint8Array;

export const mutateOn = (node: TestNode, mutations: unknown[], transactionId?: string) =>
  sendTo(node, "/v2025-02-19/data/mutate/production?returnIds=true", {
    body: { mutations, transactionId },
  });
