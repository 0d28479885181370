import type { Metadata } from "next";
import { locale } from "next/root-params";
import { MissingPage, missingPageMetadata } from "../../page/missing-page.tsx";
import { isPageMissing } from "../../page/page-exists.server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return missingPageMetadata(await locale());
}

/**
 * The page for unknown addresses, with status 404. In Next.js's HTML for this page, the body is
 * empty until a script renders the page. The serving layer (`web/server`) therefore sends a
 * prerendered 404 page instead, whose HTML contains the texts. [PAGE-9]
 */
export default async function NotFound() {
  if (!(await isPageMissing())) return null;
  return <MissingPage locale={await locale()} />;
}
