import { createHmac } from "node:crypto";
import { createServer } from "node:http";

/** A call of a webhook. `isSigned` is true if its signature is valid. */
type Call = { id: string; isSigned: boolean };

/** A server that receives webhooks, in place of the host of a form's webhook. */
export type WebhookReceiver = { calls: Call[]; close: () => void };

/** Starts a receiver of webhooks on a port of this machine, which checks signatures with `secret`. */
export async function openWebhookReceiver(port: number, secret: string): Promise<WebhookReceiver> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const id = String(request.headers["webhook-id"]);
      const signed = `${id}.${String(request.headers["webhook-timestamp"])}.${body}`;
      const expected = `v1,${createHmac("sha256", secret).update(signed).digest("base64")}`;
      calls.push({ id, isSigned: request.headers["webhook-signature"] === expected });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "localhost", () => resolve());
  });
  return {
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
