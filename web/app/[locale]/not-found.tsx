import type { Metadata } from "next";
import { locale } from "next/root-params";
import { MissingPage, missingPageMetadata } from "../../page/missing-page.tsx";
import { isPageMissing } from "../../page/page-exists.server.ts";

export async function generateMetadata(): Promise<Metadata> {
  return missingPageMetadata(await locale());
}

/**
 * The page for unknown addresses, with status 404. The serving layer (`web/server`) sends the
 * prerendered 404 page instead, because its HTML contains the texts and needs no script. [PAGE-9]
 */
export default async function NotFound() {
  if (!(await isPageMissing())) return null;
  return <MissingPage asked={await locale()} />;
}
