import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { defaultPorts, findBusyPorts } from "./ports.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listenOn(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

test("[RUN-3] reports a port that another program uses and suggests solutions", async () => {
  const taken = await listenOn("127.0.0.1");
  const busy = await findBusyPorts({ ...defaultPorts, site: taken }, ["site"]);
  expect(busy).toEqual([
    `Port ${taken}, which the site uses, is taken by another program. Stop that program (\`lsof -i :${taken}\` names it), or choose another port: MARQUEE_PORT_SITE=${taken + 1000} npm start`,
  ]);
});

test("[RUN-3] reports a port in use on all interfaces", async () => {
  const taken = await listenOn("0.0.0.0");
  const [busy = ""] = await findBusyPorts({ ...defaultPorts, auth: taken }, ["auth"]);
  expect(busy).toContain(`Port ${taken}, which the sign-in service uses`);
});

test("accepts a free port and leaves it free after the check", async () => {
  const free = await listenOn("127.0.0.1");
  servers.pop()?.close();
  const ports = { ...defaultPorts, lake: free };
  expect(await findBusyPorts(ports, ["lake"])).toEqual([]);
  expect(await findBusyPorts(ports, ["lake"])).toEqual([]);
});
