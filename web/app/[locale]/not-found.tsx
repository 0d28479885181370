import type { Metadata } from "next";
import { locale } from "next/root-params";
import { MissingPage, missingPageMetadata } from "../../page/missing-page.tsx";

/** Returns the 404 page's metadata, see {@link missingPageMetadata}. */
export async function generateMetadata(): Promise<Metadata> {
  return missingPageMetadata(await locale());
}

/**
 * The page for unknown addresses, with status 404. The serving layer (`web/server`) sends a version whose HTML contains
 * the texts. [PAGE-9]
 */
export default async function NotFound() {
  return <MissingPage asked={await locale()} />;
}
