import { expect, test } from "vitest";
import { canary } from "./canary.ts";

const seam = { dependency: "next", writtenFor: "1.2.3", check: "the name of the cookie." };

test("passes while the fact holds, whatever version is installed", async () => {
  await expect(canary(seam, () => expect(1).toBe(1))()).resolves.toBeUndefined();
});

test("names the dependency, both versions, what to check and the failed assertion", async () => {
  await expect(canary(seam, () => expect("old").toBe("new"))()).rejects.toThrow(
    /internals of next differ.*written for version 1\.2\.3; \d+\.\d+\.\d+ is installed.*Check: the name of the cookie\..*upgrading\.md.*expected 'old' to be 'new'/s,
  );
});

test("waits for an asynchronous assertion", async () => {
  const failing = canary(seam, async () => {
    await Promise.resolve();
    throw new Error("no such export");
  });
  await expect(failing()).rejects.toThrow("no such export");
});
