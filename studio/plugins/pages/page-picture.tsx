import { isAddressed } from "@marquee/schemas/contract";
import { DocumentIcon } from "@sanity/icons/Document";
import { createElement, useEffect, useState } from "react";
import { type PreviewConfig, type SchemaTypeDefinition, useClient } from "sanity";
import { createPictureReader } from "./picture-query.ts";
import { apiVersion } from "../../lib/api-version.ts";

// Combines the requests that the rows of a list send within 30 ms into one query.
const readPicture = createPictureReader(30);

/** Thumbnail of a page without social image: the first picture of its blocks, or an icon. */
function PagePicture({ id }: { id: string }) {
  const client = useClient({ apiVersion });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void readPicture(client, id).then((found) => (isOver ? undefined : setUrl(found)));
    return () => {
      isOver = true;
    };
  }, [client, id]);
  return url === null ? (
    <DocumentIcon />
  ) : (
    <img
      src={`${url}?w=80&h=80&fit=crop&auto=format`}
      alt=""
      style={{ width: "100%", height: "100%", objectFit: "cover" }}
    />
  );
}

const withPicture = (preview: PreviewConfig): PreviewConfig => ({
  ...preview,
  select: { ...preview.select, id: "_id" },
  prepare: (selection, options) => {
    const prepared = preview.prepare?.(selection, options) ?? {};
    const { id } = selection;
    const media =
      prepared.media ?? (typeof id === "string" ? createElement(PagePicture, { id }) : undefined);
    return { ...prepared, ...(media === undefined ? {} : { media }) };
  },
});

/**
 * Adds a thumbnail to the previews of pages without social image. The thumbnail loads the page's
 * blocks itself. If the preview configuration selected them, a list of pages would load the blocks of
 * all its pages, and the form would evaluate them at each keystroke.
 */
export function withPagePicture(type: SchemaTypeDefinition): SchemaTypeDefinition {
  if (!isAddressed(type.name) || type.type !== "document" || !("preview" in type)) return type;
  return { ...type, ...(type.preview ? { preview: withPicture(type.preview) } : {}) };
}
