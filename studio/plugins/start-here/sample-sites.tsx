import { Grid, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useClient } from "sanity";
import { translate } from "../../i18n/translate.ts";
import type { CatalogSite } from "../../sample-sites/replace/catalog.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { EmptyCard, SiteCard } from "./site-card.tsx";
import { useMay } from "../../ui/use-may.ts";
import { readCatalog, type Catalog } from "./site-catalog.ts";
import { useReplacement } from "./use-replacement.ts";
import { apiVersion } from "../../lib/api-version.ts";

/**
 * The dialog for the site that the editor has chosen; `site` is null for the empty site. The dialog
 * is a separate component, so that each choice starts with a new plan.
 */
function Replacing({
  catalog,
  site,
  onClose,
  onDone,
}: {
  catalog: Catalog;
  site: CatalogSite | null;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const replacement = useReplacement(catalog, site, onDone);
  return (
    <ReplaceDialog
      site={site}
      hasSample={catalog.current !== null}
      replacement={replacement}
      onClose={onClose}
    />
  );
}

/**
 * Cards of the sample sites and of the empty site. Renders nothing if the studio's server has no sample sites. `pages` is
 * the number of pages: when it changes, the cards read again which site the dataset contains.
 */
export function SampleSites({ pages }: { pages: number }) {
  const client = useClient({ apiVersion });
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const [chosen, setChosen] = useState<CatalogSite | "empty" | null>(null);
  useEffect(() => {
    let isOver = false;
    readCatalog(client, pages)
      .then((read) => (isOver ? undefined : setCatalog(read)))
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, pages]);
  // A sample site consists of published documents of all types.
  const mayImport = useMay("create", { _id: "new", _type: "siteSettings" });
  if (catalog === null || !mayImport) return null;
  const { sites, current, isEmpty } = catalog;
  const close = () => setChosen(null);
  return (
    <Stack gap={4}>
      <Text as="h2" size={2} weight="semibold">
        {translate("Sample sites")}
      </Text>
      <Text size={1} muted style={{ lineHeight: 1.6 }}>
        {translate(
          "Each sample site is the complete website of a fictional organization. All sample sites use the same blocks, but different themes. Explore one or use it as a starting point, and remove it when you have your own pages.",
        )}
      </Text>
      <Grid as="ul" gridTemplateColumns={[1, 1, 2]} gap={4} padding={0}>
        {sites.map((site) => (
          <SiteCard
            key={site.name}
            site={site}
            isCurrent={site.name === current}
            onChoose={() => setChosen(site)}
          />
        ))}
        <EmptyCard
          hasSample={current !== null}
          isCurrent={isEmpty}
          onChoose={() => setChosen("empty")}
        />
      </Grid>
      {chosen === null ? null : (
        <Replacing
          catalog={catalog}
          site={chosen === "empty" ? null : chosen}
          onClose={close}
          onDone={async () => {
            close();
            setCatalog(await readCatalog(client, pages));
          }}
        />
      )}
    </Stack>
  );
}
