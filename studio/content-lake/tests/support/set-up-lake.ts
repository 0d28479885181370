import { afterEach, beforeEach, onTestFinished } from "vitest";
import { serveLake, type RunningLake } from "../../src/server.ts";
import { clientAt } from "./client-at.ts";
import { openSocket } from "./open-socket.ts";
import { openTestLake, type TestLake } from "./open-test-lake.ts";

export { field, problemOf, studioOrigin, withToken, type TestCall } from "./open-test-lake.ts";
export { numbered, page, patchOf, putPage } from "./sample-documents.ts";

/** Opens a test lake before each test of the file, and closes it afterwards. */
export function setUpTestLake() {
  let current: TestLake;
  beforeEach(() => {
    current = openTestLake();
  });
  afterEach(() => current.close());
  return {
    get lake() {
      return current.lake;
    },
    get dataDir() {
      return current.dataDir;
    },
    get tokens() {
      return current.tokens;
    },
    send: (...call: Parameters<TestLake["send"]>) => current.send(...call),
    call: (...call: Parameters<TestLake["call"]>) => current.call(...call),
    mutate: (...call: Parameters<TestLake["mutate"]>) => current.mutate(...call),
    act: (...actions: Parameters<TestLake["act"]>) => current.act(...actions),
    query: (...call: Parameters<TestLake["query"]>) => current.query(...call),
    pass: (milliseconds: number) => current.pass(milliseconds),
    production: () => current.production(),
    addToken: (...added: Parameters<TestLake["addToken"]>) => current.addToken(...added),
    addPerson: (...added: Parameters<TestLake["addPerson"]>) => current.addPerson(...added),
    /** Closes the lake and opens another one with the same data and these options. */
    reopen: (options: Parameters<typeof openTestLake>[0] = {}) => {
      current.lake.close();
      current = openTestLake({ dataDir: current.dataDir, ...options });
    },
  };
}

/** Serves a test lake with the real time on a free port until the test ends. */
export async function serveTestLake(options: Parameters<typeof openTestLake>[0] = {}) {
  const lake = openTestLake({ now: () => new Date(), ...options });
  const running = await serveLake(lake.lake, 0);
  onTestFinished(async () => {
    await running.stop();
    lake.close();
  });
  return { lake, url: `http://localhost:${running.port}` };
}

/** Serves a test lake on a free port during each test of the file. */
export function setUpServedLake() {
  const lake = setUpTestLake();
  let running: RunningLake;
  beforeEach(async () => {
    running = await serveLake(lake.lake, 0);
  });
  afterEach(() => running.stop());
  const address = () => `localhost:${running.port}`;
  return {
    lake,
    port: () => running.port,
    url: () => `http://${address()}`,
    client: (token?: string) => clientAt(`http://${address()}`, token),
    connect: (path: string, origin?: string) => openSocket(`ws://${address()}${path}`, origin),
  };
}
