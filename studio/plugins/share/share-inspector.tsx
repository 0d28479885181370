import { Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import {
  type DocumentInspectorProps,
  getPublishedId,
  useClient,
  useCurrentUser,
  usePerspective,
} from "sanity";
import { useDocumentPane } from "sanity/structure";
import { SHARE_TYPE } from "@marquee/schemas/share";
import { InspectorPane } from "../../ui/inspector-pane.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useMay } from "../../ui/use-may.ts";
import { translate } from "../../i18n/translate.ts";
import { pagePath } from "../../page-address.ts";
import { MadeLink } from "./made-link.tsx";
import { ShareForm } from "./share-form.tsx";
import { ShareRow } from "./share-row.tsx";
import { useShares } from "./use-shares.ts";
import { type CreatedShare, createShare, endShare } from "./write-shares.ts";
import { apiVersion } from "../../lib/api-version.ts";

function Sharing({ site, page, language }: { site: string; page: string; language: string }) {
  const client = useClient({ apiVersion });
  const madeBy = useCurrentUser()?.id ?? "";
  const { perspectiveStack } = usePerspective();
  const shares = useShares();
  const [link, setLink] = useState<CreatedShare | null>(null);
  const { isBusy, run } = useBusy();
  const mayShare = useMay("create", { _id: "share.new", _type: SHARE_TYPE });

  const make = (until: number) =>
    run(translate("The link was not created"), async () => {
      const share = { page, language, perspective: perspectiveStack, until, madeBy };
      setLink(await createShare(client, { site, share, over: shares?.over ?? [] }));
    });
  const end = (id: string) =>
    run(translate("The link was not revoked"), async () => {
      await endShare(client, id);
      setLink((made) => (made?.id === id ? null : made));
    });

  return (
    <Stack gap={5}>
      <Text size={1}>
        {translate(
          "Anyone with the link can view the site, including drafts, without an account. Members-only content stays hidden.",
        )}
      </Text>
      {mayShare ? (
        <ShareForm isBusy={isBusy} make={(until) => void make(until)} />
      ) : (
        <Text size={1} muted>
          {translate("Your role doesn't allow you to create or revoke preview links.")}
        </Text>
      )}
      {link === null ? null : <MadeLink key={link.id} link={link.url} />}
      <Stack gap={3}>
        <Text as="h2" size={1} weight="semibold">
          {translate("Active links")}
        </Text>
        {shares === null ? <Spinner muted /> : null}
        {shares?.open.length === 0 ? (
          <Text size={1} muted>
            {translate("No active links")}
          </Text>
        ) : null}
        <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: "none" }}>
          {shares?.open.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              isBusy={isBusy || !mayShare}
              end={() => void end(share.id)}
            />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}

export function shareInspector(site: string) {
  return function ShareInspector({ documentId, onClose }: DocumentInspectorProps) {
    const { value } = useDocumentPane();
    const language = value["language"];
    const hasAddress = pagePath({ language, slug: Object(value["slug"]).current }) !== null;
    return (
      <InspectorPane
        title={translate("Share preview")}
        closeLabel={translate("Close share preview panel")}
        onClose={onClose}
      >
        {hasAddress && typeof language === "string" ? (
          <Sharing site={site} page={getPublishedId(documentId)} language={language} />
        ) : (
          <Text size={1} muted>
            {translate("Add a language and a slug to share this page.")}
          </Text>
        )}
      </InspectorPane>
    );
  };
}
