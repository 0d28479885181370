import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { type View, visitorView } from "../../../../../content/view.ts";
import { readerOfSignedGateStates } from "../../../../../members/variants/gate-states.ts";
import { renderIfExists } from "../../../../../page/page-exists.server.ts";
import { readSitePage } from "../../../../../page/read-site-page.server.ts";
import { SitePage } from "../../../../../page/site-page.tsx";
import { pageMetadata } from "../../../../../seo/metadata.ts";
import { pageViewport } from "../../../../../seo/site-metadata.ts";

/** A page variant is rendered once and cached until one of its cache tags expires. */
export const dynamic = "force-static";
export const revalidate = false;

type Props = { params: Promise<{ locale: string; variant: string; path?: string[] }> };

/**
 * Reads a page variant. `variantId` lists the states of the variant's gates and carries a signature.
 * Returns null if this process didn't create the signature, or if the page doesn't exist.
 */
const readVariant = cache(async (variantId: string, locale: string, path: string | undefined) => {
  const reader = readerOfSignedGateStates(variantId);
  if (reader === null) return null;
  const view: View = { ...visitorView, reader };
  const data = await readSitePage(view, locale, path?.split("/"));
  return data === null ? null : { data, view };
});

async function variantOf({ params }: Props) {
  const { locale, variant: variantId, path } = await params;
  return readVariant(variantId, locale, path?.join("/"));
}

/** Returns the metadata of the visitors' page, but with `noindex`. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const variant = await variantOf(props);
  if (variant === null) return {};
  return { ...pageMetadata(variant.data), robots: { index: false } };
}

export async function generateViewport(props: Props): Promise<Viewport> {
  return pageViewport(variantOf(props).then((variant) => variant?.data ?? null));
}

/**
 * The page that members with the same open gates share. It contains nothing personal: the serving
 * layer adds the member's name to each response. Only the serving layer can request this route
 * (`server/send-member-pages.ts`). [MEM-1][MEM-3]
 */
export default function VariantPage(props: Props) {
  return renderIfExists(() => variantPage(props));
}

async function variantPage(props: Props) {
  const variant = await variantOf(props);
  if (variant === null) notFound();
  return <SitePage data={variant.data} view={variant.view} />;
}
