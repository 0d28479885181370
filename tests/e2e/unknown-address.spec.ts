import { testStack } from "../support/stack.ts";
import { expect, test } from "../support/test.ts";

const odd = {
  "a language that is not offered": "/pt",
  "two dots, encoded": "/en/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "a zero byte": "/en/%00",
  "another host's name": "/en//example.org",
  "a back slash": "/en/%5c%5cexample.org",
  "far too long": `/en/${"a".repeat(3_000)}`,
};

for (const [name, path] of Object.entries(odd)) {
  test(`[PAGE-9] an address that is no page is refused, not failed: ${name}`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 5 });
    expect([400, 404]).toContain(response.status());
    expect(await response.text()).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
  });
}

test("[PAGE-9] a query of dots changes nothing", async ({ request }) => {
  const plain = await request.get("/en/programme");
  const dotted = await request.get("/en/programme?slug=../../");
  expect(dotted.status()).toBe(200);
  expect((await dotted.text()).length).toBe((await plain.text()).length);
});

test("[PAGE-9] a broken escape is answered without a word of what is inside", async ({
  request,
}) => {
  const response = await request.get("/en/%E0%A4%A");
  // Next by itself answers 500; what matters is that it says nothing and goes on.
  expect(response.ok()).toBe(false);
  if (testStack.name !== "dev") expect(response.status()).toBe(400);
  expect(await response.text()).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
  expect((await request.get("/en")).status()).toBe(200);
});
