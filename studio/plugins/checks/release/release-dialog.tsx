import { getPublishedId } from "@sanity/client/csm";
import { Box, Dialog, Stack, Text } from "@sanity/ui";
import {
  getReleaseIdFromReleaseDocumentId,
  type ObjectSchemaType,
  type Path,
  pathToString,
  type ReleaseActionProps,
  useSchema,
} from "sanity";
import { useRouter } from "sanity/router";
import { useFocusBack } from "../../../ui/use-focus-back.ts";
import { translate } from "../../../i18n/translate.ts";
import { nameOf } from "../finding.ts";
import { FindingCard } from "../finding-card.tsx";
import { type CheckedVersion, useReleaseFindings } from "./use-release-findings.ts";
import { Loading } from "../../../ui/loading.tsx";

const isScheduledDraft = ({ metadata }: ReleaseActionProps["release"]): boolean =>
  metadata.cardinality === "one";

function CheckedPage({
  version: { page, title, findings },
  schemaType,
  open,
}: {
  version: CheckedVersion;
  schemaType: ObjectSchemaType;
  open: (page: CheckedVersion["page"], path: Path) => void;
}) {
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size={1} weight="semibold">
        {title}
      </Text>
      {findings.length === 0 ? (
        <Text size={1} muted>
          {translate("No issues found.")}
        </Text>
      ) : (
        findings.map((finding) => (
          <FindingCard
            key={nameOf(finding)}
            finding={finding}
            schemaType={schemaType}
            page={page}
            open={(path) => open(page, path)}
          />
        ))
      )}
    </Stack>
  );
}

export function ReleaseDialog({
  shownRelease: { release, documents },
  site,
  onClose,
}: {
  shownRelease: ReleaseActionProps;
  site: string;
  onClose: () => void;
}) {
  useFocusBack();
  const checked = useReleaseFindings(documents, site);
  const schema = useSchema();
  const router = useRouter();
  // The studio doesn't load the release's name, so it is derived from the document's id.
  const name = getReleaseIdFromReleaseDocumentId(release._id);
  const open = ({ _id: id, _type: type }: CheckedVersion["page"], path: Path) => {
    onClose();
    const params = { id: getPublishedId(id), type, path: pathToString(path) };
    // Builds the link as the Studio does. For a scheduled draft (a release of one document), the
    // link needs a parameter. For any other release, the link needs a perspective.
    const address = isScheduledDraft(release)
      ? router.resolveIntentLink("edit", { ...params, scheduledDraft: name })
      : router.resolveIntentLink("edit", params, [["perspective", name]]);
    router.navigateUrl({ path: address });
  };
  return (
    <Dialog
      id="release-checks"
      header={translate("Page checks for “{release}”", { release: release.metadata.title ?? name })}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Box padding={4} aria-busy={checked === null}>
        {checked === null ? (
          <Loading />
        ) : (
          <Stack gap={5}>
            <Text as="output" size={1} muted>
              {checked.length === 0
                ? translate("This release contains no pages.")
                : translate("Errors prevent the release from being published. Warnings don't.")}
            </Text>
            {checked.map((version) => {
              const schemaType = schema.get(version.page._type);
              return schemaType?.jsonType === "object" ? (
                <CheckedPage
                  key={version.page._id}
                  version={version}
                  schemaType={schemaType}
                  open={open}
                />
              ) : null;
            })}
          </Stack>
        )}
      </Box>
    </Dialog>
  );
}
