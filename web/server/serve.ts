import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import compression from "compression";
import next from "next";
import { log } from "../log.ts";
import { type Answers, createAnswers } from "./answer-requests.ts";
import { askNext } from "./ask-next.ts";
import { createPageFinisher } from "./finish-page.ts";
import { houseScripts } from "./house-scripts.ts";
import { createFrameworkScripts } from "./inline-scripts.ts";
import { createKeptPages } from "./kept-pages.ts";
import { boundTimes, stopOnSignal } from "./lifetime.ts";
import { createNotices } from "./notices.ts";
import { policyHosts } from "./policy-hosts.ts";
import { securityHeaders } from "./security-headers.ts";
import { readStartOptions } from "./start-options.ts";

/** A page is some 20 kB on the wire: about 3,000 of them. */
const MEMORY = 64 * 1024 * 1024;

/** The source of the renderer that Next runs, where the scripts stand that React writes into pages. */
const RENDERER = "next/dist/compiled/next-server/app-page-turbo.runtime.prod.js";

const web = `${import.meta.dirname}/..`;
const options = readStartOptions(process.argv.slice(2), web);
if ("problem" in options) {
  console.error(options.problem);
  process.exit(1);
}
const { hostname, port } = options;

// Read by next.config.ts: what is compressed here must not be compressed twice.
process.env["MARQUEE_SERVING_LAYER"] = "1";
// Where the site asks itself to renew pages; `next start` says so too.
if (/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(hostname))
  process.env["PORT"] = String(port);
const app = next({ dev: false, dir: web, hostname, port });
await app.prepare();

const answerByNext = app.getRequestHandler();
const ask = (path: string) => askNext(answerByNext, path);
const renderer = readFileSync(createRequire(import.meta.url).resolve(RENDERER), "utf8");
const isFramework = createFrameworkScripts(renderer);

async function openAnswers(): Promise<Answers> {
  const finisher = createPageFinisher({
    hosts: policyHosts(process.env),
    isFramework,
    house: await houseScripts(ask, isFramework),
    onStranger: (script) =>
      log.warn("policy: a page holds a script that may not run", { script: script.slice(0, 80) }),
  });
  return createAnswers({
    answerByNext,
    pages: createKeptPages({ maxBytes: MEMORY, now: Date.now }),
    notices: createNotices(ask, (html) => finisher.finish(html)),
    finisher,
    headers: securityHeaders(process.env),
  });
}

// The site asks itself to renew its pages as soon as it follows content, so requests come in from the first moment.
let answers: Answers | null = null;
const opening = openAnswers().then((opened) => (answers = opened));

const compressed = compression();
function respond(by: Answers, request: IncomingMessage, answer: ServerResponse): void {
  if (by.fromMemory(request, answer)) return;
  compressed(request, answer, () => by.byNext(request, answer));
}
const server = createServer((request, answer) => {
  if (answers !== null) respond(answers, request, answer);
  else void opening.then((opened) => respond(opened, request, answer));
});
boundTimes(server);
server.once("error", (error) => {
  console.error(`The site can't listen on ${hostname}:${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, hostname, () => console.log(`Site ready at http://${hostname}:${port}`));
stopOnSignal(server, () => app.close());
