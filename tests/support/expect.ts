import { expect as playwrightExpect } from "@playwright/test";

type Expect = typeof playwrightExpect;

/** Delays in ms before a poll tries again. The last one repeats. */
const intervals = [50, 100];

/** Makes the polls of an `expect` try again soon. By default they wait up to a second, in hundreds of places. */
function pollOften(expect: Expect): Expect {
  const { poll, configure } = expect;
  return Object.assign(expect, {
    poll: ((actual, messageOrOptions) => {
      const options =
        typeof messageOrOptions === "string" ? { message: messageOrOptions } : messageOrOptions;
      return poll(actual, { intervals, ...options });
    }) satisfies Expect["poll"],
    configure: (configuration: Parameters<Expect["configure"]>[0]) =>
      pollOften(configure(configuration)),
  });
}

/** Playwright's `expect` with polls that try again every 100 ms. */
export const expect = pollOften(playwrightExpect.configure({}));
