import type { Metadata } from "next";
import { locale } from "next/root-params";
import { MissingPage, missingPageMetadata } from "../../page/missing-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return missingPageMetadata(await locale());
}

/**
 * The page for unknown addresses, with status 404. The serving layer (`web/server`) replaces it by the prerendered error
 * page for 404, whose HTML contains the texts without a script. [PAGE-9]
 */
export default async function NotFound() {
  return <MissingPage asked={await locale()} />;
}
