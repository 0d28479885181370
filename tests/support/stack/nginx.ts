import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  findProgram,
  installFromDebian,
} from "../../../studio/content-lake/tests/support/debian.ts";
import { isResponding } from "../../../studio/launcher/services/service.ts";
import { scratch } from "./places.ts";

const find = () => findProgram("nginx", "/usr/sbin/nginx");

/** Returns the path of nginx, after installing Debian's package as root if needed, or null with a warning. */
export function ensureNginx(): string | null {
  const found = find() ?? (installFromDebian("nginx", "nginx-light") ? find() : undefined);
  if (found !== undefined) return found;
  console.warn(
    "SKIPPED: the tests of several instances need nginx (Debian: `apt-get install nginx-light`).",
  );
  return null;
}

/** Cookies with which a CDN must neither answer from its cache nor store an answer. */
const personal = "marquee_session|marquee_share|__prerender_bypass|marquee-event";

/** A cache that behaves as a CDN: it stores responses with `Surrogate-Control` alone, and ignores `Cache-Control`. */
const cacheSettings = (folder: string) => ({
  http: `
  proxy_cache_path ${folder}/cache levels= keys_zone=pages:1m;
  map $upstream_http_surrogate_control $is_uncached { "" 1; default 0; }
  map $http_cookie $is_personal { default 0; "~(${personal})" 1; }`,
  location: `
      proxy_cache pages;
      proxy_cache_key $http_host$request_uri$http_rsc$http_accept_encoding;
      proxy_ignore_headers Cache-Control Vary;
      proxy_cache_valid 200 1h;
      proxy_cache_bypass $is_personal;
      proxy_no_cache $is_personal $is_uncached;
      add_header X-Cache $upstream_cache_status;`,
});

export const cacheFolder = (port: number): string => join(scratch, `nginx-${port}`, "cache");

type Balancer = { folder: string; port: number; instances: readonly number[]; isCache: boolean };

/** A load balancer in front of instances of the site: round robin, and the next one if one doesn't answer. */
const configuration = (
  { folder, port, instances, isCache }: Balancer,
  cache = isCache ? cacheSettings(folder) : { http: "", location: "" },
) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 1s;${cache.http}
  upstream site {
    ${instances.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join("\n    ")}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;${cache.location}
    }
    location = /api/live {
      proxy_pass http://site;
      proxy_buffering off;
      proxy_read_timeout 1h;
    }
  }
}
`;

/** Starts nginx as a load balancer on loopback, with `isCache` also as a CDN, and waits until it listens. */
export async function startBalancer(
  program: string,
  port: number,
  instances: readonly number[],
  isCache = false,
) {
  const folder = join(scratch, `nginx-${port}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration({ folder, port, instances, isCache }));
  const nginx = spawn(program, ["-c", file, "-p", folder, "-e", join(folder, "start.log")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  while (!(await isResponding(`${url}/api/health`))) {
    if (nginx.exitCode !== null) throw new Error(`nginx has ended: see ${folder}/start.log`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop(): Promise<void> {
      if (nginx.exitCode !== null) return;
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    },
  };
}
