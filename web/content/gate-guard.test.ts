import { describe, expect, it } from "vitest";
import { createGateGuard } from "./gate-guard.ts";

function guard(...answers: (() => unknown)[]) {
  const lines: string[] = [];
  let asked = 0;
  const check = createGateGuard(
    async () => answers[asked++]?.(),
    (line) => lines.push(line),
  );
  return { check, lines, asked: () => asked };
}

const fail = (statusCode: number) => () => {
  throw Object.assign(new Error("refused"), { statusCode });
};

describe("[GATE-5] whether the dataset is closed to anonymous readers", () => {
  it.each([401, 403])("a refusal with %i is safe, and asked once", async (status) => {
    const { check, asked } = guard(fail(status));
    expect([await check(), await check()]).toEqual([true, true]);
    expect(asked()).toBe(1);
  });

  it("an empty answer is safe", async () => {
    expect(await guard(() => null).check()).toBe(true);
  });

  it("a document is not, and how to mend it is said once", async () => {
    const { check, lines } = guard(() => "page-en-home");
    expect([await check(), await check()]).toEqual([false, false]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/Make the dataset private/);
  });

  it("no answer is not safe now, and is asked again", async () => {
    const { check } = guard(fail(503), fail(401));
    expect([await check(), await check()]).toEqual([false, true]);
  });
});
