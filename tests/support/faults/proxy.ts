import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { pipeline, Readable, Transform } from "node:stream";
import { gzipSync } from "node:zlib";

const megabyte = Buffer.alloc(1024 * 1024, 32);

const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const source = new Readable({
    read() {
      this.push(megabyte);
    },
  });
  // Ignores the error that occurs when the client aborts the response.
  pipeline(source, response, () => undefined);
};

/** Sends one byte per second, so that the response is neither idle nor complete. */
const drip: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 1_000);
  response.on("close", () => clearInterval(timer));
};

const json = { "content-type": "application/json" };

export const nonsense = [
  "html",
  "otherJson",
  "error",
  "truncated",
  "redirect",
  "packed",
  "endless",
  "drip",
] as const;

const answers: Record<(typeof nonsense)[number], RequestListener> = {
  html: (_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><p>Welcome"),
  otherJson: (_request, response) => response.writeHead(200, json).end('{"hello":["world"]}'),
  error: (_request, response) =>
    response.writeHead(500, json).end('{"error":"Error: boom\\n    at db.js:1:1"}'),
  truncated: (_request, response) => {
    response.writeHead(200, { ...json, "content-length": "1000" });
    response.write('{"result":');
    setTimeout(() => response.destroy(), 50);
  },
  redirect: (_request, response) =>
    response.writeHead(302, { location: "http://169.254.169.254/latest/" }).end(),
  packed: (_request, response) =>
    response
      .writeHead(200, { ...json, "content-encoding": "gzip" })
      .end(gzipSync(Buffer.alloc(64 * 1024 * 1024))),
  endless,
  drip,
};

/** Whether a proxy forwards connections, refuses them, stays silent, or sends an invalid response. */
export type Fault = "none" | "refused" | "stalled" | (typeof nonsense)[number];

export async function openFaultProxy(port: number, target: number) {
  let fault: Fault = "none";
  const asked = new RegExp(`^(host: localhost:)${port}\r$`, "im");
  const meant = `$1${target}\r`;
  const sockets = new Set<Socket>();
  const held = new Set<() => void>();
  const answering = createHttpServer((request, response) => {
    if (fault === "none" || fault === "refused" || fault === "stalled") response.destroy();
    else answers[fault](request, response);
  });
  answering.on("clientError", (_error, socket) => socket.destroy());

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  function pass(socket: Socket): void {
    const service = connect(target, "localhost");
    keep(service);
    service.on("close", () => socket.destroy());
    socket.on("close", () => service.destroy());
    // Replaces the proxy's address in the `Host` header with the service's address, because some
    // services reject other hosts.
    const named = new Transform({
      transform: (chunk: Buffer, _encoding, done) =>
        done(null, Buffer.from(chunk.toString("latin1").replace(asked, meant), "latin1")),
    });
    socket.pipe(named).pipe(service).pipe(socket);
  }
  const server = createServer((socket) => {
    keep(socket);
    if (fault === "none") return pass(socket);
    if (fault === "stalled") return void held.add(() => pass(socket));
    answering.emit("connection", socket);
  });

  async function listen(): Promise<void> {
    if (server.listening) return;
    server.listen(port, "localhost");
    await once(server, "listening");
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  async function stopListening(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    cut();
    await closed;
  }

  await listen();
  return {
    async set(next: Fault): Promise<void> {
      const before = fault;
      fault = next;
      if (next === "refused") return stopListening();
      await listen();
      // A stalled connection stays open and resumes when the fault ends. Every other fault closes the open connections.
      if (next === "stalled") {
        for (const socket of sockets) socket.pause();
      } else if (before === "stalled" && next === "none") {
        for (const socket of sockets) socket.resume();
        for (const goOn of held) goOn();
      } else {
        cut();
      }
      held.clear();
    },
    close: async () => {
      await stopListening();
      answering.close();
    },
  };
}
