import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { root } from "../support/stack/places.ts";

/** A request that a program under test sent to another host. */
export type Asked = {
  host: string;
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** Returns the simulated host's response to a request. */
type Answer = (asked: Asked) => { status?: number; json: unknown };

const here = (file: string) => join(root, "tests/hosted", file);

/**
 * Runs a program of this folder with only the given environment. A local server that simulates the internet receives
 * all of the program's https requests. Returns the program's output and these requests.
 */
export async function runDiverted(program: string, env: Record<string, string>, answer: Answer) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { "x-meant-for": host, ...headers } = request.headers;
    const entry: Asked = {
      host: String(host),
      method: request.method ?? "",
      path: request.url ?? "",
      headers,
      body: Buffer.concat(chunks).toString(),
    };
    asked.push(entry);
    const { status = 200, json } = answer(entry);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    return { asked, printed: await run(program, { ...env, DIVERT_PORT: String(port) }) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function run(program: string, env: Record<string, string>): Promise<unknown> {
  const args = ["--conditions=react-server", "--import", here("divert.ts"), here(program)];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${program} failed:\n${errors}`);
  return JSON.parse(output);
}
