import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concat, defer, of, throwError } from "rxjs";
import { expect, test, vi } from "vitest";
import { followQuery } from "./follow-query.ts";

const studio = join(import.meta.dirname, "../..");

test("[COMP-6] follows a query again after failures of the content service, and of reading its result", async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  let tries = 0;
  const down = throwError(() => new Error("The content service can't be reached."));
  const results = [concat(of(1), down), down, of("unreadable"), of(2)];
  const listenQuery = () => defer(() => results[tries++] ?? of(3));
  const received: number[] = [];
  const options = {
    parse: (found: unknown) => {
      if (typeof found === "number") return found;
      throw new Error("This result can't be read.");
    },
  };
  followQuery({ listenQuery }, "*", {}, options).subscribe((value) => received.push(value));
  await vi.runAllTimersAsync();
  expect(received).toEqual([1, 2]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  vi.useRealTimers();
});

test("[COMP-6] every subscription of the studio to the content service survives its failures", () => {
  const files = globSync(
    ["plugins/**/*.{ts,tsx}", "inputs/**/*.{ts,tsx}", "ui/**/*.{ts,tsx}", "*.ts"],
    {
      cwd: studio,
      exclude: ["**/*.test.*", "plugins/connection/follow-query.ts"],
    },
  );
  const careless = files.filter((file) => {
    const source = readFileSync(join(studio, file), "utf8");
    return (
      /\.listenQuery\(/.test(source) ||
      (/\.listen\(/.test(source) && !/\bretryLater\(/.test(source))
    );
  });
  expect(files.length).toBeGreaterThan(100);
  expect(careless).toEqual([]);
});
