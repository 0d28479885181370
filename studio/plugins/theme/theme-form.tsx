import { Stack } from "@sanity/ui";
import { useDeferredValue, useEffect, useMemo } from "react";
import { getPublishedId, type ObjectInputProps } from "sanity";
import * as z from "zod";
import { readFormLook } from "./form-look.ts";
import { openLook } from "./previewed-look.ts";
import { SamplePage } from "./sample-page.tsx";
import { Specimen } from "./specimen.tsx";

const identified = z.object({ _id: z.string() });

/** Publishes the look of the form to the preview beside it, at each change and until the form is closed. */
function usePreview(value: unknown): void {
  const id = identified.safeParse(value).data?._id;
  const theme = id === undefined ? null : getPublishedId(id);
  useEffect(() => {
    const look = theme === null ? null : readFormLook(value);
    if (theme !== null && look !== null) {
      openLook.show(theme, { tones: look.tones, shape: look.shape });
    }
  }, [theme, value]);
  useEffect(() => (theme === null ? undefined : () => openLook.end(theme)), [theme]);
}

/** The form of a theme: a small page above its fields, and all derived colors below them. */
export function ThemeForm(props: ObjectInputProps) {
  usePreview(props.value);
  // React renders the samples after the field, so that dragging in the color picker stays smooth.
  const value = useDeferredValue(props.value);
  const look = useMemo(() => readFormLook(value), [value]);
  return (
    <Stack gap={6}>
      <SamplePage look={look} />
      {props.renderDefault(props)}
      {look === null ? null : <Specimen look={look} />}
    </Stack>
  );
}
