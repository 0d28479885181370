import { expect, test } from "vitest";
import { traceparentOfEvent } from "./traceparent.ts";

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

test.for([
  [`12/${traceparent}`, traceparent],
  ...["12", "", "MXwzNHw1Ng/MXwz", `12/${traceparent}-more`, "12/00-ABC"].map((id) => [
    id,
    undefined,
  ]),
] as const)("[PROD-5] reads the trace in the id %j of a live event: %s", ([id = "", trace]) => {
  expect(traceparentOfEvent(id)).toBe(trace);
});
