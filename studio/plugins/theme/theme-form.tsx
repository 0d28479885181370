import { Stack } from "@sanity/ui";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { getPublishedId, type ObjectInputProps } from "sanity";
import * as z from "zod";
import { documentForm } from "../../ui/internals/studio-dom.ts";
import { readFormLook } from "./form-look.ts";
import { openLook } from "./previewed-look.ts";
import { SamplePage } from "./sample-page.tsx";
import { Specimen } from "./specimen.tsx";
import { PaintColor } from "./use-dragged-color.ts";

const identified = z.object({ _id: z.string() });

/**
 * Publishes the look of the edited theme to the preview beside the form, at each change, until the
 * form is closed. Returns a function that displays a color in the preview before it is stored.
 */
function usePreview(value: ObjectInputProps["value"]) {
  const id = identified.safeParse(value).data?._id;
  const theme = id === undefined ? null : getPublishedId(id);
  const stored = useRef(value);
  const painted = useRef<Readonly<Record<string, string>>>({});

  const publish = useCallback(() => {
    const look = readFormLook({ ...stored.current, ...painted.current });
    if (theme === null || look === null) return;
    openLook.show(theme, { tones: look.tones, shape: look.shape });
  }, [theme]);
  useEffect(() => {
    stored.current = value;
    publish();
  }, [value, publish]);
  useEffect(() => (theme === null ? undefined : () => openLook.end(theme)), [theme]);

  return useCallback(
    (field: string, color: string | null) => {
      const { [field]: _earlier, ...others } = painted.current;
      painted.current = color === null ? others : { ...others, [field]: color };
      if (color !== null) publish();
    },
    [publish],
  );
}

/** Keeps the sample in view while the editor scrolls to a field, in at most two fifths of the window. */
const inView = {
  position: "sticky",
  top: 0,
  zIndex: 2,
  maxHeight: "40vh",
  overflow: "auto",
  background: "var(--card-bg-color)",
  paddingBlock: "0.5rem",
} as const;

/** Lets a field that gets the focus scroll to a place below the sample. */
const belowSample = `${documentForm}:has([data-theme-sample]) { scroll-padding-top: 42vh; }`;

/** The form of a theme: a small page above its fields, and all derived colors below them. */
export function ThemeForm({ site, ...props }: ObjectInputProps & { site: string }) {
  const paint = usePreview(props.value);
  // React renders the samples after the field, so that dragging in the color picker is smooth.
  const value = useDeferredValue(props.value);
  const look = useMemo(() => readFormLook(value), [value]);
  return (
    <PaintColor value={paint}>
      <Stack gap={6}>
        <style>{belowSample}</style>
        <div style={inView} data-theme-sample="">
          <SamplePage look={look} site={site} />
        </div>
        {props.renderDefault(props)}
        {look === null ? null : <Specimen look={look} />}
      </Stack>
    </PaintColor>
  );
}
