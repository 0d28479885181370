// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { RefreshWhenServed } from "./refresh-when-served.client.tsx";

const router = vi.hoisted(() => ({ refresh: vi.fn<() => void>() }));
const whenServed = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("./when-served.client.ts", () => ({ whenServed }));

test("[COMP-6][TOL-2] requests a failed preview again after longer and longer pauses, only while the site is served", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const service = Promise.withResolvers<void>();
  whenServed.mockReturnValueOnce(service.promise).mockResolvedValue();
  const { render, unmount } = mountReact();
  await render(<RefreshWhenServed />);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
  service.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(router.refresh).toHaveBeenCalledTimes(2);
  // 8, 16, 32 and 60 s, then every minute.
  await vi.advanceTimersByTimeAsync(116_000);
  expect(router.refresh).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(router.refresh).toHaveBeenCalledTimes(16);
  await unmount();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(router.refresh).toHaveBeenCalledTimes(16);
});
