import { openGallery, storySelector } from "../../support/gallery.ts";
import { expect, test } from "../../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

test("[BLK-8] on a phone, a specification stays a table without hidden buttons, and a comparison is sorted", async ({
  page,
}) => {
  await openGallery(page, { block: "table", state: "full" });
  const comparison = page.locator(storySelector("table-full"));
  await comparison.getByRole("button", { name: "Length" }).click();
  await expect(
    comparison.getByRole("columnheader", { name: "Length", exact: true }),
  ).toHaveAttribute("aria-sort", "ascending");
  await openGallery(page, { block: "table", state: "rightToLeft", dir: "rtl" });
  const specification = page.locator(storySelector("table-rightToLeft"));
  await expect(specification.locator("th button")).not.toHaveCount(0);
  await expect(specification.getByRole("button")).toHaveCount(0);
  const headings = specification.getByRole("columnheader");
  await expect(headings).toHaveText(["القيمة", "القاعة الكبرى", "الفناء"], {
    useInnerText: true,
  });
  const seats = specification.getByRole("row").nth(1);
  await expect(seats.getByRole("rowheader")).toHaveText(["المقاعد"]);
  await expect(seats.getByRole("cell")).toHaveText(["٢١٢", "٨٠"]);
});
