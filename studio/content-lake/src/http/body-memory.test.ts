import { expect, it } from "vitest";
import { BodyMemory } from "./body-memory.ts";

it("[SEC-5] limits the bodies of one client and of all, until they are released", () => {
  const memory = new BodyMemory({ each: 10, all: 15 });
  const first = memory.open(() => "a");
  first.add(6);
  expect(() => memory.open(() => "a").add(5)).toThrow("Retry");
  const other = memory.open(() => "b");
  other.add(9);
  expect(() => memory.open(() => "c").add(1)).toThrow("Retry");
  first.release();
  memory.open(() => "a").add(5);
  memory.open(() => "c").add(1);
});

it("[SEC-5] releases the bytes of a client whose address is no longer known after it has disconnected", () => {
  const memory = new BodyMemory({ each: 10, all: 15 });
  let address = "a";
  const body = memory.open(() => address);
  body.add(10);
  address = "unknown";
  body.release();
  expect(() => memory.open(() => "a").add(10)).not.toThrow();
});
