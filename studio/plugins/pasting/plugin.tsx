import { createPasteBehaviors } from "@marquee/schemas/pasting";
import { BehaviorPlugin } from "@portabletext/editor/plugins";
import { useToast } from "@sanity/ui/toast";
import { useMemo } from "react";
import { definePlugin, type PortableTextPluginsProps } from "sanity";
import { pasteNotice } from "./paste-notice.ts";

function Pasting({ plugins, renderDefault }: PortableTextPluginsProps) {
  const toast = useToast();
  const behaviors = useMemo(
    () => createPasteBehaviors((losses) => toast.push(pasteNotice(losses))),
    [toast],
  );
  return (
    <>
      <BehaviorPlugin behaviors={behaviors} />
      {/* Sanity's plugin for pasted addresses sets no kind of link. */}
      {renderDefault({
        plugins: { ...plugins, pasteLink: { ...plugins.pasteLink, enabled: false } },
        renderDefault,
      })}
    </>
  );
}

/**
 * Plugin that pastes content into the rich texts of forms as the previewed page does, and says what
 * could not be kept.
 */
export const pasting = definePlugin({
  name: "pasting",
  form: { components: { portableText: { plugins: Pasting } } },
});
