// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { createConnection } from "./connection.ts";

const view = setUpView();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open() {
  const connection = createConnection();
  await view.render(<ConnectionNotice connection={connection} />);
  const pass = (milliseconds: number, change: () => void = () => undefined) =>
    act(async () => {
      change();
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  return { connection, notice: view.find("output"), pass };
}

test("[COMP-6] says that the studio reconnects while a stream is lost or a change waits, and when it is back", async () => {
  const { connection, notice, pass } = await open();
  const stream = {};
  await pass(300, () => connection.loseStream(stream));
  expect(notice.textContent).toBe("");
  await pass(200);
  expect(notice.textContent).toContain("Reconnecting …");
  const write = connection.beginWrite();
  await pass(5_000, () => {
    write.delay("unreachable");
    connection.restoreStream(stream);
  });
  expect(notice.textContent).toContain("is kept in this tab");
  const later = connection.beginWrite();
  await pass(100, () => write.end());
  expect(notice.textContent).toBe("Connected again");
  await pass(100, () => later.end());
  expect(notice.textContent).toContain("Your changes are stored.");
  await pass(2_000);
  expect(notice.textContent).toBe("");
});

test("[COMP-6] says that a change is slow, or that the service is busy, and when it is stored", async () => {
  const { connection, notice, pass } = await open();
  const write = connection.beginWrite();
  await pass(4_000);
  expect(notice.textContent).toContain("The content service responds slowly.");
  await pass(0, () => write.delay("busy"));
  expect(notice.textContent).toContain("It has not accepted your last changes yet.");
  await pass(500, () => write.delay("slow"));
  await pass(100, () => write.end());
  expect(notice.textContent).toBe("Your changes are stored.");
});

test("[COMP-6] says that the session has ended, and links to the sign-in in another tab", async () => {
  const { connection, notice, pass } = await open();
  await pass(500, () => connection.setSignedOut(true));
  expect(notice.textContent).toContain("You are signed out");
  expect(notice.querySelector("a")?.target).toBe("_blank");
  await pass(100, () => connection.setSignedOut(false));
  expect(notice.textContent).toContain("You are signed in again");
});
