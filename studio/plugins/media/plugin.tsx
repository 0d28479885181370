import { ImagesIcon } from "@sanity/icons/Images";
import { lazy, Suspense } from "react";
import {
  type AssetSource,
  type AssetSourceComponentProps,
  definePlugin,
  type InputProps,
} from "sanity";
import { translate } from "../../i18n/translate.ts";
import { ImageWithDefaultAlt, isImageWithAlt } from "./default-alt.tsx";

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
