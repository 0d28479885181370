import type { FormFacts } from "../forms/enhance-form.client.ts";
import type { ShareFacts } from "../design/ui/share.client.tsx";
import { Island, type Islands } from "../design/ui/island.tsx";
import type { CountdownFacts } from "./countdown/count-down.client.ts";
import type { GalleryToolsProps } from "./gallery/gallery-tools.client.tsx";
import { StartShell } from "./start-shell.client.tsx";
import type { TableFacts } from "./table/sort-table.client.ts";

declare module "../design/ui/island.tsx" {
  interface Islands {
    countdown: CountdownFacts;
    form: FormFacts;
    gallery: GalleryToolsProps;
    share: ShareFacts;
    table: TableFacts;
  }
}

type Started = "countdown" | "form" | "gallery" | "share" | "table";

type Props = { [Name in Started]: { name: Name; facts: Islands[Name] } }[Started];

/** Starts the script of a countdown, a form, a gallery, a table or the foot of an article. */
export const StartIsland = (props: Props) => (
  <Island {...props}>
    <StartShell {...props.facts} />
  </Island>
);

/** Starts the script of a form. */
export const StartForm = (facts: FormFacts) => <StartIsland name="form" facts={facts} />;
