import { expect, test } from "vitest";
import { createCatchUp } from "./catch-up.ts";
import { createPositionCode } from "./encode-position.ts";
import { createLiveHub } from "./hub.ts";

const code = createPositionCode("made-up-secret-of-this-test");

function setUp({ fails = false, waits = true } = {}) {
  const hub = createLiveHub(() => 1_000);
  let renewals = 0;
  const warnings: string[] = [];
  const catchUp = createCatchUp({
    hub: () => ({ ...hub, waitFor: (position, ms) => hub.waitFor(position, waits ? ms : 1) }),
    parse: (text) => code.parse(text),
    async renewAll() {
      renewals += 1;
      await Promise.resolve();
      if (fails) throw new Error("made-up fault");
    },
    warn: (line) => warnings.push(line),
  });
  const cookieOf = (event: string) =>
    `theme=dark; marquee-event=${code.encode({ at: 1_000, event })}`;
  return { hub, catchUp, cookieOf, renewals: () => renewals, warnings };
}

test("[PROD-2] a request waits for the event that its page was notified of", async () => {
  const { hub, catchUp, cookieOf, renewals } = setUp();
  const late = catchUp(cookieOf("event-1"));
  expect(late).not.toBeNull();
  hub.publish(["a"], "event-1");
  expect(await late).toBe(true);
  expect(catchUp(cookieOf("event-1"))).toBeNull();
  expect(renewals()).toBe(0);
});

test("[PROD-2] expires all pages once when the event does not arrive, for all waiting requests", async () => {
  const { catchUp, cookieOf, renewals } = setUp({ waits: false });
  await Promise.all([catchUp(cookieOf("event-1")), catchUp(cookieOf("event-1"))]);
  expect(renewals()).toBe(1);
  expect(catchUp(cookieOf("event-1"))).toBeNull();
});

test("[PROD-2] reports that the pages can't be renewed, also to the next request", async () => {
  const { catchUp, cookieOf, warnings } = setUp({ fails: true, waits: false });
  expect(await catchUp(cookieOf("event-1"))).toBe(false);
  expect(await catchUp(cookieOf("event-1"))).toBe(false);
  expect(warnings.slice(1)).toEqual([expect.stringContaining("made-up fault")]);
});

test("[PROD-2] a request without an event, or with a forged one, does not wait", () => {
  const forged = `1000.${Buffer.from("forged").toString("base64url")}.${"A".repeat(16)}`;
  for (const cookies of [undefined, "", "marquee-event=1000", `marquee-event=${forged}`]) {
    expect(setUp().catchUp(cookies)).toBeNull();
  }
});
