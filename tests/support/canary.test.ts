import { expect, test } from "vitest";
import { canary } from "./canary.ts";

const seam = { dependency: "next", writtenFor: "1.2.3", check: "the name of the cookie." };

test("passes while the fact holds, and else names the dependency, both versions, what to check and the failed assertion", async () => {
  await expect(canary(seam, async () => expect("old").toBe("old"))()).resolves.toBeUndefined();
  await expect(canary(seam, async () => expect("old").toBe("new"))()).rejects.toThrow(
    /internals of next differ.*written for version 1\.2\.3; \d+\.\d+\.\d+ is installed.*Check: the name of the cookie\..*upgrading\.md.*expected 'old' to be 'new'/s,
  );
});
