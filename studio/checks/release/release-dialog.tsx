import { getPublishedId } from "@sanity/client/csm";
import { Box, Dialog, Flex, Spinner, Stack, Text } from "@sanity/ui";
import {
  getReleaseIdFromReleaseDocumentId,
  type ObjectSchemaType,
  type Path,
  pathToString,
  type ReleaseActionProps,
  useSchema,
} from "sanity";
import { useRouter } from "sanity/router";
import { useFocusBack } from "../../components/use-focus-back.ts";
import { say } from "../../i18n/say.ts";
import { nameOf } from "../finding.ts";
import { FindingCard } from "../finding-card.tsx";
import { type CheckedVersion, useReleaseFindings } from "./use-release-findings.ts";

const isScheduledDraft = ({ metadata }: ReleaseActionProps["release"]): boolean =>
  metadata.cardinality === "one";

/** One page of the release with all that is said of it. */
function CheckedPage({
  version: { page, title, findings },
  schemaType,
  open,
}: {
  version: CheckedVersion;
  schemaType: ObjectSchemaType;
  open: (id: string, path: Path) => void;
}) {
  return (
    <Stack as="section" gap={3}>
      <Text as="h2" size={1} weight="semibold">
        {title}
      </Text>
      {findings.length === 0 ? (
        <Text size={1} muted>
          {say("Nothing stands in this page's way.")}
        </Text>
      ) : (
        findings.map((finding) => (
          <FindingCard
            key={nameOf(finding)}
            finding={finding}
            schemaType={schemaType}
            page={page}
            open={(path) => open(page._id, path)}
          />
        ))
      )}
    </Stack>
  );
}

/** The list of checks of all pages of a release, each entry a way to its field in that release. */
export function ReleaseDialog({
  asked: { release, documents },
  site,
  onClose,
}: {
  asked: ReleaseActionProps;
  site: string;
  onClose: () => void;
}) {
  useFocusBack();
  const checked = useReleaseFindings(documents, site);
  const schemaType = useSchema().get("page");
  const router = useRouter();
  // The name by which it is led to: of the document itself the studio reads no more than it needs.
  const name = getReleaseIdFromReleaseDocumentId(release._id);
  const open = (id: string, path: Path) => {
    onClose();
    const params = { id: getPublishedId(id), type: "page", path: pathToString(path) };
    // As the studio itself leads into a release; one for a single page has no perspective of its own.
    const address = isScheduledDraft(release)
      ? router.resolveIntentLink("edit", { ...params, scheduledDraft: name })
      : router.resolveIntentLink("edit", params, [["perspective", name]]);
    router.navigateUrl({ path: address });
  };
  return (
    <Dialog
      id="release-checks"
      header={say("Checks of “{release}”", { release: release.metadata.title ?? name })}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Box padding={4} aria-busy={checked === null}>
        {checked === null ? (
          <Flex justify="center">
            <Spinner muted />
          </Flex>
        ) : (
          <Stack gap={5}>
            <Text as="output" size={1} muted>
              {checked.length === 0
                ? say("This release holds no pages.")
                : say("What would break the site stops the release; the rest is only said here.")}
            </Text>
            {schemaType?.jsonType === "object"
              ? checked.map((version) => (
                  <CheckedPage
                    key={version.page._id}
                    version={version}
                    schemaType={schemaType}
                    open={open}
                  />
                ))
              : null}
          </Stack>
        )}
      </Box>
    </Dialog>
  );
}
