import { expect, test } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { findUnreachableHosts, neededServices, tryConnection } from "./unreachable-hosts.ts";

const sanity = {
  projectId: "abc12345",
  dataset: "films",
  apiVersion: "2025-02-19",
  token: "sk-hosted-viewer-token",
  lakeUrl: null,
};
const noForms = { writeToken: null, workerToken: null, webhookSecret: null, mail: null };
const hosted = neededServices({ sanity, sharedStoreUrl: null, forms: noForms }, { embedded: null });

test("[RUN-3] hosted services without a network are named by host, reason and need", async () => {
  const failing = async () => {
    throw Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
  };
  expect(await findUnreachableHosts(hosted, failing)).toEqual([
    "abc12345.api.sanity.io:443 can't be reached (ENOTFOUND), which the site needs for content. Check the network, and the address in the settings.",
    "identitytoolkit.googleapis.com:443 can't be reached (ENOTFOUND), which the site needs for sign-in. Check the network, and the address in the settings.",
  ]);
});

test("[RUN-3] names only the hosts that can't be reached, with the ports of their protocols", async () => {
  const opened: string[] = [];
  const mail = { server: "smtps://user:password@mail.test", from: "a@b.test" };
  const settings = {
    sanity: { ...sanity, lakeUrl: "http://localhost:3400" },
    sharedStoreUrl: "rediss://user:password@[fd00::5]",
    forms: { ...noForms, mail },
  };
  const embedded = { host: "localhost:9099", secret: "secret" };
  const services = neededServices(settings, { embedded });
  const lines = await findUnreachableHosts(services, async (host, port) => {
    opened.push(`${host} ${port}`);
    if (host === "mail.test") throw new Error("no connection within 5 s");
  });
  expect(opened).toEqual(["localhost 3400", "localhost 9099", "fd00::5 6379", "mail.test 465"]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^mail\.test:465 can't be reached \(no connection/);
});

test("tries a real connection", async () => {
  const { port, close } = await openServer(() => undefined);
  await expect(tryConnection("127.0.0.1", port)).resolves.toBeUndefined();
  close();
  await expect(tryConnection("127.0.0.1", port)).rejects.toThrow("ECONNREFUSED");
});
