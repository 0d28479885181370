import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { clientAt } from "../../studio/content-lake/tests/support/client-at.ts";
import { root } from "../support/stack/places.ts";
import { pageDocument, textBlock } from "../support/documents.ts";
import { buildImage, inspectImage, runOnce, startContainer } from "./containers.ts";

/** Images take minutes to build, so only `.ci/image` sets this variable. */
const isRequested = process.env["MARQUEE_TEST_IMAGE"] === "1";
const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
if (isRequested && !hasCaddy) {
  console.warn("SKIPPED: one machine behind Caddy needs Caddy (Debian: `apt-get install caddy`).");
}

const MINUTES = 60_000;

const port = { http: 3588, https: 3589 };

const names = {
  SITE_HOST: "site.localhost",
  STUDIO_HOST: "studio.localhost",
  LAKE_HOST: "lake.localhost",
};

const serviceShape = z.object({
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).default([]),
});
const composeShape = z.object({
  services: z.object({ site: serviceShape, studio: serviceShape, lake: serviceShape }),
});

let built: string | undefined;
const siteImage = () => (built ??= buildImage("site", "one"));

/** Returns the services of the compose file. The names have Caddy's port here. */
function readCompose() {
  const text = readFileSync(join(root, ".deploy/compose.yml"), "utf8");
  const filled = Object.entries(names)
    .reduce(
      (filling, [name, host]) => filling.replaceAll(`\${${name}:?}`, `${host}:${port.https}`),
      text,
    )
    .replace("${LAKE_BACKUP:?}", "/data/backup")
    .replaceAll(/\$\{AWS_\w+:-\}/g, "");
  return composeShape.parse(parse(filled, { merge: true })).services;
}

/** Runs Caddy with the project's Caddyfile, its own certificates, and ports that need no rights. */
async function startCaddy(folder: string) {
  const options = `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${port.http}\n\thttps_port ${port.https}\n}\n`;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, options + readFileSync(join(root, ".deploy/Caddyfile"), "utf8"));
  const env = { ...process.env, ...names, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const command = ["run", "--adapter", "caddyfile", "--config", file];
  const child = spawn("caddy", command, { env, stdio: "ignore" });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const authority = join(folder, "caddy/pki/authorities/local/root.crt");
  return {
    async get(servername: string, path: string) {
      const headers = { host: `${servername}:${port.https}` };
      const address = { host: "127.0.0.1", port: port.https, servername, path, headers };
      const outgoing = request({ ...address, ca: readFileSync(authority) }).end();
      const [response]: IncomingMessage[] = await once(outgoing, "response");
      if (!response) throw new Error("Caddy did not respond.");
      const { statusCode: status, headers: received } = response;
      return { status, headers: received, body: await text(response) };
    },
  };
}

test.skipIf(!isRequested || !hasCaddy)(
  "[PROD-1] the compose file's site, studio and lake serve one machine over HTTPS (`.ci/image`)",
  { timeout: 30 * MINUTES },
  async () => {
    const { site, studio, lake } = readCompose();
    const folder = mkdtempSync(join(tmpdir(), "marquee-machine-"));
    const data = { site: join(folder, "site"), lake: join(folder, "lake") };
    for (const each of Object.values(data)) {
      mkdirSync(each);
      execFileSync("chown", ["1000:1000", each]);
    }
    chmodSync(folder, 0o755);
    const images = {
      site: siteImage(),
      studio: buildImage("studio", "machine"),
      lake: buildImage("lake", "machine"),
    };

    // The commands of one-machine.md.
    const lakeCommand = (command: string[], input = "") =>
      runOnce(images.lake, { command, env: {}, data: data.lake, input });
    const editor = ["--name", "Ada", "--email", "ada@example.org", "--role", "administrator"];
    const password = "correct horse battery staple";
    lakeCommand(["editor", "add", ...editor, "--password"], `${password}\n${password}\n`);
    const viewer = lakeCommand(["token", "--role", "viewer", "--label", "site"]).split("\n").at(-1);
    const administrator = lakeCommand(["token", "--role", "administrator"]).split("\n").at(-1);

    const running = [
      await startContainer(images.lake, {
        command: lake.command,
        env: lake.environment,
        readyAt: "http://localhost:3400/v1/ping",
        data: data.lake,
      }),
      await startContainer(images.site, {
        command: ["-H", "127.0.0.1", "-p", "3000"],
        env: {
          ...site.environment,
          GOOGLE_APPLICATION_CREDENTIALS: "",
          METADATA_SERVER_DETECTION: "assume-present",
          SANITY_API_READ_TOKEN: viewer ?? "",
          SANITY_REVALIDATE_SECRET: "made-up-secret-of-this-test",
          NEXT_PUBLIC_FIREBASE_PROJECT_ID: "example-project",
          NEXT_PUBLIC_FIREBASE_API_KEY: "AIza-example",
        },
        readyAt: "http://localhost:3000/api/ready",
        data: data.site,
      }),
      await startContainer(images.studio, {
        command: studio.command,
        env: studio.environment,
        readyAt: "http://localhost:3333/",
      }),
    ];
    expect(inspectImage(images.site).config.User).toBe("1000:1000");
    expect(running.map(({ user }) => user)).toEqual([1000, 1000, 1000]);
    const caddy = await startCaddy(folder);
    // Caddy creates its certificates at start.
    const studioPage = await vi.waitFor(() => caddy.get(names.STUDIO_HOST, "/"), 30_000);
    const withSettings = expect.stringContaining("/studio-settings.js");
    expect(studioPage).toMatchObject({ status: 200, body: withSettings });
    const settings = await caddy.get(names.STUDIO_HOST, "/studio-settings.js");
    expect(settings.body).toContain(`https://${names.LAKE_HOST}:${port.https}`);
    expect((await caddy.get(names.LAKE_HOST, "/v1/ping")).status).toBe(200);
    // Visitors don't read content without a token.
    const query = `/v2025-02-19/data/query/production?query=${encodeURIComponent("count(*)")}`;
    expect((await caddy.get(names.LAKE_HOST, query)).status).toBe(401);

    const words = "Words of the machine.";
    const client = clientAt("http://localhost:3400", administrator);
    await client.createOrReplace(pageDocument("index", [textBlock(words)]));
    const home = await vi.waitFor(async () => {
      const page = await caddy.get(names.SITE_HOST, "/en");
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining(words) });
      return page;
    }, 10_000);
    expect(home.headers["strict-transport-security"]).toContain("max-age=");
    // Drawn with fonts of packages that no import names.
    expect((await caddy.get(names.SITE_HOST, "/favicon.ico")).status).toBe(200);

    for (const { changes, stop } of running.toReversed()) {
      expect(changes()).toEqual([]);
      expect(await stop()).toBe(0);
    }
  },
);

test.skipIf(!isRequested)(
  "[PROD-1] two builds of the same sources have the same layers (`.ci/image`)",
  { timeout: 40 * MINUTES },
  () => {
    const [first, second] = [siteImage(), buildImage("site", "two")].map(inspectImage);
    expect(second?.rootfs.diff_ids).toEqual(first?.rootfs.diff_ids);
  },
);
