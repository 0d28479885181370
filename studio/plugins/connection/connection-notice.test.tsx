// @vitest-environment jsdom
import { studioTheme, ThemeProvider } from "@sanity/ui";
import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { createConnection } from "./connection.ts";

test("[COMP-6] says that the studio reconnects while a stream is lost or a change waits, and when it is back", async () => {
  vi.useFakeTimers();
  const view = mountReact();
  onTestFinished(async () => {
    await view.unmount();
    vi.useRealTimers();
  });
  const connection = createConnection();
  await view.render(
    <ThemeProvider theme={studioTheme}>
      <ConnectionNotice connection={connection} />
    </ThemeProvider>,
  );
  const notice = view.place.querySelector("output");
  const pass = (milliseconds: number, change: () => void = () => undefined) =>
    act(async () => {
      change();
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  const stream = {};
  await pass(300, () => connection.loseStream(stream));
  expect(notice?.textContent).toBe("");
  await pass(200);
  expect(notice?.textContent).toContain("Reconnecting …");
  const write = connection.beginWrite();
  await pass(5_000, () => {
    write.delay();
    connection.restoreStream(stream);
  });
  expect(notice?.textContent).toContain("is kept in this tab");
  const later = connection.beginWrite();
  await pass(100, () => write.end());
  expect(notice?.textContent).toBe("Connected again");
  await pass(100, () => later.end());
  expect(notice?.textContent).toContain("Your changes are stored.");
  await pass(2_000);
  expect(notice?.textContent).toBe("");
});
