import { createHmac } from "node:crypto";
import { openServer } from "../stack/open-server.ts";

/** A call of a webhook. `isSigned` is true if its signature is valid. */
type Call = { id: string; isSigned: boolean };

/** Starts a server in place of a form's webhook host. It checks signatures with `secret`. */
export async function openWebhookReceiver(port: number, secret: string) {
  const calls: Call[] = [];
  const { close } = await openServer(port, (request, response) => {
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
  return { calls, close };
}
