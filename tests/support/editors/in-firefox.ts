import { ensureFirefox, type FirefoxPage, openFirefox } from "../browsers/firefox.ts";
import { firefoxWriter, type PageWriter } from "./page-writer.ts";
import { expect, test, urls } from "./studio-test.ts";

/** Opens the preview of a page in Firefox and runs `work` there. Skips the test if there is no Firefox. */
export async function inFirefox(
  path: string,
  work: (writer: PageWriter, firefox: FirefoxPage) => Promise<void>,
): Promise<void> {
  const program = ensureFirefox();
  test.skip(program === undefined && !process.env["CI"], "There is no Firefox on this machine");
  if (program === undefined)
    throw new Error("Firefox is missing. Install it: apt-get install firefox-esr");
  const firefox = await openFirefox(program);
  try {
    await firefox.resize(1280, 900);
    await firefox.goto(`${urls.studio}/presentation?preview=${encodeURIComponent(path)}`);
    const writer = firefoxWriter(firefox);
    // Before the studio has loaded the preview, there is no iframe to evaluate the expression in.
    const isReady = () =>
      writer
        .evaluate(`document.querySelector("[data-first], [data-typing], [data-block]") !== null`)
        .catch(() => false);
    await expect.poll(isReady).toBe(true);
    const isConnected = `document.querySelector("input[type=checkbox]:not(:disabled)") !== null`;
    await expect.poll(() => writer.evaluateStudio(isConnected)).toBe(true);
    await work(writer, firefox);
  } finally {
    await firefox.close();
  }
}
