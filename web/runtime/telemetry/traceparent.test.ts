import { expect, test } from "vitest";
import { traceparentOfEvent } from "./traceparent.ts";

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

test("[PROD-5] reads the trace in the id of a live event", () => {
  expect(traceparentOfEvent(`12/${traceparent}`)).toBe(traceparent);
  for (const id of ["12", "", "MXwzNHw1Ng/MXwz", `12/${traceparent}-more`, "12/00-ABC"])
    expect(traceparentOfEvent(id)).toBeUndefined();
});
