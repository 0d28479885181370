// @module-tag all
import { expect, it } from "vitest";
import { runRoles } from "./run-roles.ts";

it("[LAKE-3] shows and changes nothing beyond the grants in 3,000 random calls of every role", async () => {
  const { statuses, writes, contents, leaks, beyond } = await runRoles(1, 3_000);
  expect(leaks).toEqual([]);
  expect(beyond).toEqual([]);
  // Roles that may read or write must succeed often: a lake that refuses everything would leak nothing.
  expect(statuses.get(200)).toBeGreaterThan(1_000);
  for (const role of ["contributor", "translator", "french", "owner", "notes"]) {
    expect([role, (writes.get(role) ?? 0) > 0, (contents.get(role) ?? 0) > 10]).toEqual([
      role,
      true,
      true,
    ]);
  }
}, 120_000);
