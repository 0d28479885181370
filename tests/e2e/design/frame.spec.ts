import type { SanityClient } from "@sanity/client";
import { axeProblems } from "../../support/browsers/axe.ts";
import { layoutProblems } from "../../support/browsers/layout.ts";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { restoring } from "../../support/restoring.ts";
import { expect, test } from "../../support/test.ts";

const english = 'languages[language=="en"]';
const arabic = 'languages[language=="ar"]';

const target = { kind: "external", href: "https://example.org/" };
const links = (...labels: string[]) =>
  labels.map((label) => ({ _key: label.toLowerCase(), _type: "link", label, ...target }));
const action = { label: "Request a quote", ...target };
const columns = [
  { _key: "products", title: "Products", links: links("Sensors", "Software") },
  { _key: "company", title: "Company", links: links("Careers", "Press") },
];
const socialLinks = [
  { _key: "m", url: "https://mastodon.social/@kernmass" },
  { _key: "o", url: "https://video.example/kernmass", label: "Our films" },
];

async function withSiteSettings(lake: SanityClient, values: Record<string, unknown>) {
  const before = await restoring(lake, "siteSettings");
  await lake.patch("siteSettings").set(values).commit();
  return before;
}

const framed = (languages = [english]) => ({
  headerLayout: "stacked",
  headerTone: "primary",
  footerLayout: "columns",
  footerTone: "default",
  socialLinks,
  ...Object.fromEntries(
    languages.flatMap((at) => [
      [`${at}.headerAction`, action],
      [`${at}.footerColumns`, columns],
      [
        `${at}.announcement`,
        { text: "Closed on Friday.", link: { label: "Read more", ...target } },
      ],
    ]),
  ),
});

test("[PAGE-10][PAGE-7] an open page follows header, footer and announcement when they are published, without a reload", async ({
  page,
  lake,
}) => {
  await lake.createOrReplace(pageDocument("framed", [textBlock("Between header and footer.")]));
  await page.goto("/en/framed");
  await expect(page.locator("header[data-layout=inline][data-tone=inverted]")).toBeVisible();
  let loads = 0;
  page.on("load", () => (loads += 1));
  await using _ = await withSiteSettings(lake, framed());
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: action.label })).toHaveAttribute(
    "href",
    target.href,
  );
  await expect(page.locator("header[data-layout=stacked][data-tone=primary]")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { name: "Products" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Careers" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Mastodon" })).toHaveAttribute("rel", "me");
  await expect(footer.getByRole("link", { name: "Our films" })).toBeVisible();
  const announcement = page.getByRole("complementary", { name: "Announcement" });
  await expect(announcement).toContainText("Closed on Friday.");
  await expect(announcement.getByRole("link", { name: "Read more" })).toBeVisible();
  expect(loads).toBe(0);
});

test("[PAGE-9][PAGE-10] the 404 page has the built-in texts without the editor's, and a menu that is too long for a row is behind a button", async ({
  page,
  lake,
}) => {
  const labels = Array.from({ length: 14 }, (_, index) => `A long menu entry ${index + 1}`);
  await using _ = await withSiteSettings(lake, {
    [`${english}.notFoundHeading`]: null,
    [`${english}.notFoundText`]: null,
    [`${english}.menu`]: links(...labels),
  });
  await expect
    .poll(async () => (await page.request.get("/en/no-such-page")).text())
    .toContain("A long menu entry 14");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/no-such-page");
  const { notFoundHeading, notFoundText } = interfaceTexts("en").errors;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundHeading);
  await expect(page.getByText(notFoundText)).toBeVisible();
  const last = page.getByRole("link", { name: "A long menu entry 14" });
  await expect(last).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await expect(last).toBeVisible();
});

for (const [path, headerLayout, footerLayout] of [
  ["/en/programme", "compact", "simple"],
  ["/ar/programme", "stacked", "columns"],
] as const) {
  test(
    `[PAGE-10] header and footer fit phones and desktops and pass axe: ${headerLayout}, ${footerLayout}, ${path}`,
    { tag: "@all" },
    async ({ page, lake }) => {
      await using _ = await withSiteSettings(lake, {
        ...framed([english, arabic]),
        headerLayout,
        footerLayout,
      });
      await expect
        .poll(async () => (await page.request.get(path)).text())
        .toContain(`data-layout="${footerLayout}"`);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // Checks `header > div`, not `header`, because the skip link is outside the window until it has the focus.
        for (const part of ["header > div", "footer"]) {
          expect(await layoutProblems(page, part), `${part} at ${width}`).toEqual([]);
          expect(await axeProblems(page, part), `${part} at ${width}`).toEqual([]);
        }
      }
    },
  );
}
