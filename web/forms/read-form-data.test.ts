import { Readable } from "node:stream";
import { setImmediate as nextIteration } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { type ByteReservation, createByteBudget } from "../content/outbound/byte-budget.ts";
import { formSizeOf, readFormData } from "./read-form-data.ts";

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";
const MB = 1_000_000;

const budget = () => createByteBudget({ total: 20 * MB, perClient: 10 * MB });

/** Returns a request whose body arrives in chunks, and how many bytes of it have been read. */
function post(type: string, body: string, chunkSize = 64 * 1024) {
  const bytes = new TextEncoder().encode(body);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + chunkSize));
        at += chunkSize;
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("https://marquee.test/api/forms/a", {
    method: "POST",
    headers: { "content-type": type },
    body: stream,
    duplex: "half",
  } as RequestInit);
  return { request, read: () => Math.min(at, bytes.length) };
}

const read = (type: string, body: string, chunkSize?: number) =>
  readFormData(post(type, body, chunkSize).request, {
    memory: budget().reserve("a"),
    maxFiles: 3,
    maxValues: 2_100,
  });

const part = (name: string, content: string, rest = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${content}\r\n`;

test.each([1, 7, 64 * 1024])(
  "[FORM-1] reads texts and files that arrive in chunks of %i bytes",
  async (size) => {
    const file = '; filename="CV.pdf"\r\nContent-Type: application/pdf';
    const body = `${part("page", "home")}${part("f_name", "Zoë")}${part("f_days", "mon")}${part("f_days", "tue")}${part("f_cv", "%PDF", file)}${part("f_empty", "", '; filename=""')}--x--\r\n`;
    const sent = await read(multipart, body, size);
    if (typeof sent === "string") throw new Error(sent);
    expect(sent.site).toMatchObject({ page: "home", proof: "" });
    expect(sent.texts).toEqual({ name: ["Zoë"], days: ["mon", "tue"] });
    const [cv] = sent.files.get("cv") ?? [];
    expect([...sent.files.keys(), cv?.name, String(Buffer.from(cv?.bytes ?? []))]).toEqual([
      "cv",
      "CV.pdf",
      "%PDF",
    ]);
  },
);

test("[FORM-1] reads an urlencoded form", async () => {
  expect(await read(urlencoded, "language=ar&f_name=%D8%B9%D9%85&f_a=1&f_a=2+3")).toMatchObject({
    site: { language: "ar" },
    texts: { name: ["عم"], a: ["1", "2 3"] },
  });
});

const chunk = 64 * 1024;

test.each([
  ["2 MB of names without values", urlencoded, "a&".repeat(MB), chunk],
  ["2 MB of separators", urlencoded, "&".repeat(2 * MB), chunk],
  ["500 kB of values of one field", urlencoded, "f_a=&".repeat(100_000), chunk],
  ["one long value", urlencoded, `f_a=${"a".repeat(MB)}`, 8 * chunk],
  ["120,000 empty parts", multipart, part("a", "").repeat(120_000), 3 * chunk],
  ["120,000 empty files", multipart, part("f_a", "", '; filename="a"').repeat(120_000), 3 * chunk],
  ["a part of many headers", multipart, `--x\r\n${"a: b\r\n".repeat(MB)}\r\n--x--`, chunk],
  ["500 kB of headers", multipart, part("", "", `; ${"a=b; ".repeat(360)}`).repeat(400), 9 * chunk],
  ["a boundary of 15,000 characters", `${multipart}${"a".repeat(15_000)}`, "a".repeat(MB), 0],
  ["a body without its boundary", multipart, "-".repeat(7 * MB), chunk],
])("[SEC-5] stops reading %s", async (_what, type, body, most) => {
  const { request, read: readSoFar } = post(type, body);
  const reading = { memory: budget().reserve("a"), maxFiles: 3, maxValues: 2_100 };
  expect(await readFormData(request, reading)).toMatch(/tooLarge|invalid/);
  expect(readSoFar()).toBeLessThanOrEqual(most);
});

test("[SEC-5] reads no more values than the form's fields may have", async () => {
  const limits = formSizeOf([
    { kind: "text", choices: [] },
    { kind: "choices", choices: ["mon", "tue", "wed"] },
    { kind: "file", choices: [] },
  ]);
  expect(limits).toEqual({ maxFiles: 1, maxValues: 33 });
  const readParts = (count: number) => {
    const body = `${part("f_a", "").repeat(count)}--x--`;
    return readFormData(post(multipart, body).request, {
      memory: budget().reserve("a"),
      ...limits,
    });
  };
  expect(await readParts(33)).toBeTypeOf("object");
  expect(await readParts(34)).toBe("tooLarge");
  const texts = post(urlencoded, "f_a=&".repeat(33)).request;
  const reading = { memory: budget().reserve("a"), ...limits };
  expect(await readFormData(texts, reading)).toBe("tooLarge");
});

test("[SEC-5] lets other requests begin while it reads a form of many parts", async () => {
  const over = new AbortController();
  // The headers take most of the time.
  const many = part("f_a", "", `; ${"a=b; ".repeat(30)}`).repeat(2_000);
  const reading = read(multipart, `${many}--x--`, 1_024 * 1024);
  void reading.finally(() => over.abort());
  let others = 0;
  for (; !over.signal.aborted; others += 1) await nextIteration();
  expect(others).toBeGreaterThan(9);
  expect(await reading).toBeTypeOf("object");
});

test.each([
  ["no form", "text/plain", "a=b"],
  ["no boundary", "multipart/form-data", "a=b"],
  ["a body that ends early", multipart, part("f_a", "1")],
])("[FORM-1] refuses %s", async (_what, type, body) => {
  expect(await read(type, body)).toBe("invalid");
});

test("[SEC-5] bodies of one client that are still read leave memory to other clients", async () => {
  const budgets = createByteBudget({ total: 3 * MB, perClient: MB });
  const half = `f_a=${"a".repeat(400_000)}`;
  const readHalf = (memory: ByteReservation) =>
    readFormData(post(urlencoded, half).request, { memory, maxFiles: 0, maxValues: 2_100 });
  const [first, second, third] = [1, 2, 3].map(() => budgets.reserve("a"));
  if (!first || !second || !third) throw new Error("unreachable");
  for (const body of [first, second]) expect(await readHalf(body)).toBeTypeOf("object");
  expect(await readHalf(third)).toBe("busy");
  expect(await readHalf(budgets.reserve("b"))).toBeTypeOf("object");
  first.release();
  third.release();
  expect(await readHalf(third)).toBeTypeOf("object");
});

test("[SEC-5] reads no byte of a body that is longer than the form needs", async () => {
  const { request, read: readSoFar } = post(multipart, "");
  request.headers.set("content-length", String(1.5 * MB));
  const memory = budget().reserve("a");
  expect(await readFormData(request, { memory, maxFiles: 0, maxValues: 2_100 })).toBe("tooLarge");
  expect(readSoFar()).toBe(0);
});

test("[FORM-1][SEC-5] reads a body from the connection to its end, so that it can be kept, and leaves it open when it stops", async () => {
  const readFrom = (connection: Readable) => {
    const body = connection.iterator({ destroyOnReturn: false });
    const reading = { memory: budget().reserve("a"), maxFiles: 0, maxValues: 2_100, body };
    return readFormData(post(multipart, "").request, reading);
  };
  const whole = Readable.from([Buffer.from(`${part("f_a", "1")}--x--`), Buffer.from("\r\n")]);
  expect(await readFrom(whole)).toMatchObject({ texts: { a: ["1"] } });
  expect(whole.readableEnded).toBe(true);
  const long = Readable.from([Buffer.from(part("f_a", "1").repeat(3_000))]);
  expect(await readFrom(long)).toBe("tooLarge");
  expect(long.destroyed).toBe(false);
});

test("[SEC-5] slow bodies of a few clients give their memory to another client's", async () => {
  const budgets = createByteBudget({ total: 3 * MB, perClient: MB });
  const file = part("f_cv", "a".repeat(900_000), '; filename="a"');
  const slow = ["a", "b", "c"].map((client) => {
    const { promise: isWaiting, resolve: wait } = Promise.withResolvers<void>();
    const never = new Promise<never>(() => {});
    const body = (async function* () {
      yield new TextEncoder().encode(file);
      wait();
      await never;
    })();
    const { request } = post(multipart, "");
    const memory = budgets.reserve(client);
    return {
      isWaiting,
      reading: readFormData(request, { memory, maxFiles: 3, maxValues: 2_100, body }),
    };
  });
  for (const { isWaiting } of slow) await isWaiting;
  const { request } = post(multipart, `${file}--x--`);
  const memory = budgets.reserve("d");
  expect(await readFormData(request, { memory, maxFiles: 3, maxValues: 2_100 })).toBeTypeOf(
    "object",
  );
  expect(await slow[0]?.reading).toBe("busy");
});

test("[SEC-5] holds no chunk of a body that it has read", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");
  const chunks: WeakRef<Uint8Array>[] = [];
  function encode(text: string) {
    const chunk = new TextEncoder().encode(text);
    chunks.push(new WeakRef(chunk));
    return chunk;
  }
  const body = (async function* () {
    for (let count = 0; count < 5; count += 1) yield encode("f_a=1&");
    await nextIteration();
    collectGarbage();
    yield encode(`f_held=${chunks.slice(0, 3).filter((chunk) => chunk.deref()).length}`);
  })();
  const { request } = post(urlencoded, "");
  const reading = { memory: budget().reserve("a"), maxFiles: 0, maxValues: 2_100, body };
  expect(await readFormData(request, reading)).toMatchObject({ texts: { held: ["0"] } });
});
