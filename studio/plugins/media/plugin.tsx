import { ImagesIcon } from "@sanity/icons/Images";
import { lazy, Suspense } from "react";
import {
  type AssetSource,
  type AssetSourceComponentProps,
  definePlugin,
  type InputProps,
  isImageSchemaType,
  type ObjectInputProps,
  PatchEvent,
  set,
  useClient,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import * as z from "zod";
import { chosenAsset, lacksAlt } from "./asset.ts";
import { apiVersion } from "../../lib/api-version.ts";

const MediaTool = lazy(async () => ({ default: (await import("./media-tool.tsx")).MediaTool }));
const ChooseAsset = lazy(async () => ({
  default: (await import("./choose-asset.tsx")).ChooseAsset,
}));

/**
 * Renders the dialog in which an editor selects an asset. Renders nothing for other actions of the
 * asset source, such as uploads.
 */
function ChooseFromMedia(props: AssetSourceComponentProps) {
  if (props.action !== undefined && props.action !== "select") return null;
  return (
    <Suspense fallback={null}>
      <ChooseAsset {...props} />
    </Suspense>
  );
}

/** Replaces the dialog of Sanity's own asset source by ours. The source still uploads files. */
const withMedia = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) =>
    source.name === "sanity-default"
      ? { ...source, title: translate("Media"), component: ChooseFromMedia }
      : source,
  );

const stored = z.string().trim().min(1);

const isImageWithAlt = (props: InputProps): props is ObjectInputProps =>
  isImageSchemaType(props.schemaType) && props.schemaType.fields.some(({ name }) => name === "alt");

/** Input of an image. When an editor chooses an asset and the alt text is empty, copies the asset's default alt text. */
function ImageWithDefaultAlt(props: ObjectInputProps) {
  const client = useClient({ apiVersion });
  const fill = async (id: string) => {
    const query = "*[_id == $id][0].altText";
    const text = stored.safeParse(await client.fetch(query, { id }).catch(() => null)).data;
    if (text !== undefined) props.onChange(PatchEvent.from(set(text, ["alt"])));
  };
  const onChange: ObjectInputProps["onChange"] = (change) => {
    props.onChange(change);
    const asset = chosenAsset(PatchEvent.from(change).patches);
    if (asset !== null && lacksAlt(props.value)) void fill(asset);
  };
  return props.renderDefault({ ...props, onChange });
}

/** Plugin with the media library: a tool, and the dialog in which fields choose their files. See decision 032. */
export const media = definePlugin({
  name: "media",
  tools: [{ name: "media", title: translate("Media"), icon: ImagesIcon, component: MediaTool }],
  form: {
    image: { assetSources: withMedia },
    file: { assetSources: withMedia },
    components: {
      input: (props: InputProps) =>
        isImageWithAlt(props) ? <ImageWithDefaultAlt {...props} /> : props.renderDefault(props),
    },
  },
});
