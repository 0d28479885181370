import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { stopOnSignal } from "./timeouts-and-shutdown.ts";

const exit = Object.getOwnPropertyDescriptor(process, "exit") ?? {};
afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(process, "exit", exit);
});

test("[PROD-2] a server that is shutting down answers once on an open connection, and closes it", async () => {
  const listeners = new Map<string, () => void>();
  vi.spyOn(process, "once").mockImplementation((event, listener) => {
    listeners.set(String(event), () => listener());
    return process;
  });
  const exited = vi.fn<(code: number) => void>();
  Object.assign(process, { exit: exited });
  let release: (() => void) | undefined;
  const server = createServer((request, response) => {
    const end = () => response.writeHead(200, ["x-page", "home"]).end("The page");
    if (request.url === "/slow") release = end;
    else end();
  });
  stopOnSignal(server, async () => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Requests a path over the one connection. Returns the `Connection` header of the response. */
  const fetchPath = (path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: "127.0.0.1", path, agent }, (response) => {
        response.resume().once("end", () => resolve(response.headers.connection));
      }).once("error", reject);
    });
  expect(await fetchPath("/")).toBe("keep-alive");
  const slow = fetchPath("/slow");
  await vi.waitFor(() => expect(release).toBeDefined());
  listeners.get("SIGTERM")?.();
  release?.();
  expect(await slow).toBe("keep-alive");
  expect(await fetchPath("/")).toBe("close");
  await expect(fetchPath("/")).rejects.toThrow("ECONNREFUSED");
  await vi.waitFor(() => expect(exited).toHaveBeenCalledWith(0));
});
