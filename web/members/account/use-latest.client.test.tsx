// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { useLatest } from "./use-latest.client.ts";

test("[AUTH-12] an earlier reading replaces no later one, and none arrives when its section is gone", async () => {
  let readLatest: ReturnType<typeof useLatest> | null = null;
  function Section() {
    readLatest = useLatest();
    return null;
  }
  const { render, unmount } = mountReact();
  await render(<Section />);
  const used: string[] = [];
  const begin = () => {
    const reading = Promise.withResolvers<string>();
    const done = readLatest?.(
      () => reading.promise,
      (value) => used.push(value),
    );
    return { arrive: (value: string) => (reading.resolve(value), done) };
  };
  const [early, late] = [begin(), begin()];
  await late.arrive("late");
  await early.arrive("early");
  const last = begin();
  await unmount();
  await last.arrive("last");
  expect(used).toEqual(["late"]);
});
