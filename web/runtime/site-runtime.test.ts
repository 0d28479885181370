import { expect, test, vi } from "vitest";
import { createSiteRuntime } from "./site-runtime.ts";

test("creates a part once, also one that is null", () => {
  const runtime = createSiteRuntime();
  const openCdn = vi.fn<() => null>(() => null);
  expect(runtime.find("cdn")).toBeUndefined();
  expect(runtime.open("cdn", openCdn)).toBeNull();
  expect(runtime.open("cdn", openCdn)).toBeNull();
  expect(openCdn).toHaveBeenCalledTimes(1);
});

test("stops every part, the last provided first, even if one fails", async () => {
  const runtime = createSiteRuntime();
  const stopped: string[] = [];
  runtime.provide("guardsOutput", true, () => void stopped.push("first"));
  runtime.provide("variantSecret", Buffer.of(1), () => {
    throw new Error("still busy");
  });
  runtime.provide(
    "deliverSoon",
    () => undefined,
    async () => void stopped.push("last"),
  );
  await expect(runtime.stop()).rejects.toThrow("Parts of the site did not stop.");
  expect(stopped).toEqual(["last", "first"]);
  await runtime.stop();
});
