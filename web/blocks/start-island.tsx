import type { FormFacts } from "../forms/enhance-form.client.ts";
import { Island, type Islands } from "../design/ui/island.tsx";
import type { CountdownFacts } from "./countdown/count-down.client.ts";
import GalleryTools, { type GalleryToolsProps } from "./gallery/gallery-tools.client.tsx";
import { StartShell } from "./start-shell.client.tsx";
import type { TableFacts } from "./table/sort-table.client.ts";

declare module "../design/ui/island.tsx" {
  interface Islands {
    countdown: CountdownFacts;
    form: FormFacts;
    gallery: GalleryToolsProps;
    table: TableFacts;
  }
}

type Started = "countdown" | "form" | "table";

type Props = { [Name in Started]: { name: Name; facts: Islands[Name] } }[Started];

/** Starts the script of a countdown, a form or a table. */
export const StartIsland = (props: Props) => (
  <Island {...props}>
    <StartShell {...props.facts} />
  </Island>
);

/** Starts the script of a form. */
export const StartForm = (facts: FormFacts) => <StartIsland name="form" facts={facts} />;

/** The buttons of a gallery's strip, and the script that opens its images in a light box. */
export const GalleryIsland = (facts: GalleryToolsProps) => (
  <Island name="gallery" facts={facts}>
    <GalleryTools {...facts} />
  </Island>
);
