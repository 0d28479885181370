import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { defaultPorts, findBusyPorts } from "./ports.ts";

async function listenOn(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return Object(server.address()).port;
}

test("[RUN-3] reports a port that another program uses and suggests solutions", async () => {
  const taken = await listenOn("127.0.0.1");
  const busy = await findBusyPorts({ ...defaultPorts, site: taken }, ["site"]);
  expect(busy).toEqual([
    `Port ${taken}, which the site uses, is taken by another program. Stop that program (\`lsof -i :${taken}\` names it), or choose another port: MARQUEE_PORT_SITE=${taken + 1000} npm start`,
  ]);
});

test("[RUN-3] reports a port in use on all interfaces, and no free one", async () => {
  const taken = await listenOn("0.0.0.0");
  const ports = { ...defaultPorts, auth: taken, lake: 0 };
  const [busy = "", free] = await findBusyPorts(ports, ["auth", "lake"]);
  expect(free).toBeUndefined();
  expect(busy).toContain(`Port ${taken}, which the sign-in service uses`);
});
