import { expect, it } from "vitest";
import { BodyPool } from "./body-pool.ts";

it("[SEC-5] limits the bodies of one client and of all, until they are released", () => {
  const pool = new BodyPool({ each: 10, all: 15 });
  const first = pool.open(() => "a");
  first.add(6);
  expect(() => pool.open(() => "a").add(5)).toThrow("Retry");
  const other = pool.open(() => "b");
  other.add(9);
  expect(() => pool.open(() => "c").add(1)).toThrow("Retry");
  first.release();
  pool.open(() => "a").add(5);
  pool.open(() => "c").add(1);
});

it("[SEC-5] releases the bytes of a client whose address is no longer known after it has disconnected", () => {
  const pool = new BodyPool({ each: 10, all: 15 });
  let address = "a";
  const body = pool.open(() => address);
  body.add(10);
  address = "unknown";
  body.release();
  expect(() => pool.open(() => "a").add(10)).not.toThrow();
});
