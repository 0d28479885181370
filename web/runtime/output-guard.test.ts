import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { createOutputGuard } from "./output-guard.ts";

function openGuard(secrets: string[] = []) {
  const clock = { time: 0 };
  return { clock, guard: createOutputGuard({ secrets: () => secrets, now: () => clock.time }) };
}

const crash = (message: string) =>
  `Error: ${message}\n    at render (page.js:1:2)\n    at serve (next.js:3:4)\n`;

test.each([
  ["path \u001B[2J\u0007\u0085\u2028 \u202Etxt\n", "path \\x1b[2J\\x07\\x85\\u2028 \\u202etxt\n"],
  ["The site can't start with these settings:\n  PORT must be a port\n", null],
])(
  "[SEC-4] escapes control characters, and prints other messages unchanged: %j",
  (text, escaped) => {
    expect(openGuard().guard(text)).toBe(escaped ?? text);
  },
);

test("[SEC-4] a message with a line break can't pass for a line of the log", () => {
  const { guard } = openGuard();
  const text = guard('Error: /en\n{"level":"info","message":"forged"}\n') ?? "";
  expect(text.split("\n").filter((line) => line.startsWith("{"))).toEqual([]);
});

test("[SEC-4] limits the length and removes secrets", () => {
  const { guard } = openGuard(["short-secret"]);
  const text = guard(`short-secret ${"x".repeat(100_000)}${"\nline".repeat(10_000)}\n`) ?? "";
  expect(text).not.toContain("short-secret");
  expect(text.length).toBeLessThan(12_000);
});

test("[SEC-4] prints a stack once in ten minutes, and ten other messages with the same stack as one line each", () => {
  const { guard, clock } = openGuard();
  expect(guard(crash("first"))).toBe(crash("first"));
  expect(guard(crash("first"))).toBeNull();
  expect(guard(crash("second"))).toBe("Error: second (the stack was printed before)\n");
  clock.time = 10 * 60_000;
  expect(guard(crash("first"))).toBe(crash("first"));
  const other = openGuard().guard;
  const printed = Array.from({ length: 1_000 }, (_, at) => other(crash(`/en/${at}`)));
  expect(printed.filter((text) => text !== null)).toHaveLength(10);
});

test("[PROD-1] a process whose output is closed prints its errors to nobody, once each", async () => {
  const program = `
    const { guardOutput } = await import(${JSON.stringify(import.meta.resolve("./output-guard.ts"))});
    guardOutput({ secrets: () => [], now: Date.now });
    let errors = 0;
    process.on("uncaughtException", (error) => console.error(++errors, error));
    process.on("message", (message) => {
      if (message === "print") console.error("an error");
      process.send(errors);
    });
    process.send("ready");
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const reply = async (message?: string) => {
    const next = once(child, "message");
    if (message !== undefined) child.send(message);
    const [value] = await next;
    return value;
  };
  await once(child, "message");
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (const message of ["print", "print", "count", "count"]) await reply(message);
  expect(await reply("count")).toBe(0);
  child.kill();
});
