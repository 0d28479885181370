import { setTimeout as pause } from "node:timers/promises";
import { lakeClient, lakeToken } from "./lake.ts";
import { addressesOf, testStack } from "./stack.ts";
import { test } from "./test.ts";

const arabic = {
  _key: "arabic-for-tests",
  _type: "offeredLanguage",
  code: "ar",
  name: "العربية",
  direction: "rtl",
};

/** Whether the site gives out the form in Arabic, which it does in languages that it offers alone. */
async function isOffered(): Promise<boolean> {
  const { site } = addressesOf(testStack);
  return (await fetch(`${site}/api/session/form/ar/signIn`)).ok;
}

async function until(offered: boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while ((await isOffered()) !== offered) {
    if (Date.now() > end) throw new Error("The site does not serve the changed locale settings.");
    await pause(100);
  }
}

/** Has the site offer Arabic while the tests of a file run: its interface ships in it, the sample site's pages do not. */
export function offerArabic(): void {
  const lake = () => lakeClient(testStack, lakeToken(testStack, "administrator"));
  let wasOffered = false;
  test.beforeAll(async () => {
    wasOffered = await isOffered();
    if (wasOffered) return;
    await lake().patch("localeSettings").append("languages", [arabic]).commit();
    await until(true);
  });
  test.afterAll(async () => {
    if (wasOffered) return;
    await lake()
      .patch("localeSettings")
      .unset([`languages[_key=="${arabic._key}"]`])
      .commit();
    await until(false);
  });
}
