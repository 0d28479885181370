import { openBareApp } from "../support/bare-app.ts";
import { fetchedScripts, scriptBytes } from "../support/page-script.ts";
import { expect, test, urls } from "../support/test.ts";

const BARE_PORT = 3951;

/** Bytes (gzip) that a text-only page may ship over a bare page: BLK-7. */
const BUDGET = 8_192;

/** Words that stand in the code of the heavy parts and nowhere else. */
const heavy = {
  "the animation player": /bodymovin/i,
  "the film player": /player\.vimeo\.com|youtube\.com\/iframe_api/,
  "the sign-in SDK": /identitytoolkit|firebase/i,
  zod: /invalid_union|ZodError/,
  "the content client": /X-Sanity-Project-ID|sanity\.io/i,
};

test("[BLK-7] a text-only page ships at most 8 kB of script over a bare page", async ({
  newVisitor,
}) => {
  test.slow();
  const bare = await openBareApp(BARE_PORT);
  try {
    const { context } = await newVisitor();
    const floor = scriptBytes(await fetchedScripts(context, bare.url));
    const page = scriptBytes(await fetchedScripts(context, `${urls.site}/en/privacy`));
    expect(floor).toBeGreaterThan(50_000);
    expect(page - floor).toBeLessThanOrEqual(BUDGET);
  } finally {
    await bare.stop();
  }
});

test("[BLK-7][GATE-4] neither a text page nor a closed gate downloads the code of heavy parts", async ({
  newVisitor,
}) => {
  const { context } = await newVisitor();
  for (const path of ["/en/privacy", "/en/screening-room"]) {
    const scripts = await fetchedScripts(context, `${urls.site}${path}`);
    expect(scripts.length).toBeGreaterThan(3);
    for (const [name, trace] of Object.entries(heavy)) {
      const carriers = scripts.filter(({ text }) => trace.test(text)).map(({ url }) => url);
      expect(carriers, `${name} on ${path}`).toEqual([]);
    }
  }
});
