import { expect, test } from "vitest";
import { createSettingsWatch } from "./settings-watch.ts";

test("[SEC-4] logs each changed or deleted sign-in settings document once, and no failed read", async () => {
  const events: object[] = [];
  let read: () => Promise<unknown> = async () => ({ _id: "authSettings", _rev: "one" });
  const note = createSettingsWatch({
    read: () => read(),
    logSecurity: (event, fields) => events.push({ event, ...fields }),
  });
  await note();
  await note();
  read = () => Promise.reject(new Error("down"));
  await note();
  read = async () => ({ _id: "authSettings", _rev: "two" });
  await note();
  await note();
  read = async () => null;
  await note();
  expect(events).toEqual([
    { event: "settings.changed", document: "authSettings", revision: "two" },
    { event: "settings.changed", document: "authSettings", revision: "none" },
  ]);
});
