import { Box, Stack, Text } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import { type DocumentActionComponent, useClient } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { pagePath } from "../../page-address.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { wrapOnce } from "../../lib/wrap-once.ts";
import {
  type AddressedPage,
  addressedPage,
  type HomePageUse,
  isHomePage,
  readHomePageUse,
} from "./home-page.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** The actions of the Studio that take a page from its visitors. */
const removals = new Set(["delete", "unpublish", "unpublishVersion"]);

/**
 * Wraps the Studio's actions that delete or unpublish a page. For a home page that visitors need,
 * the actions open a dialog that says how to replace it. [PAGE-11]
 */
export const withProtectedHomePage = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) =>
    action.action !== undefined && removals.has(action.action) ? protectHomePage(action) : action,
  );

const protectHomePage = wrapOnce(createAction);

function createAction(removal: DocumentActionComponent): DocumentActionComponent {
  const useProtectHomePage: DocumentActionComponent = (props) => {
    const description = removal(props);
    const client = useClient({ apiVersion });
    const [use, setUse] = useState<HomePageUse | null>(null);
    const remove = useRef<(() => void) | undefined>(undefined);
    useEffect(() => {
      remove.current = description?.onHandle;
    });
    const page = addressedPage(props.published);
    if (description === null || !description.onHandle || page === null || !isHomePage(page)) {
      return description;
    }
    const press = async () => {
      const found = await readHomePageUse(client, page.language, [page.id]).catch(() => null);
      // Without a response, the removal itself fails and says why.
      if (found?.isNeeded === true) setUse(found);
      else remove.current?.();
    };
    if (use === null) return { ...description, onHandle: () => void press() };
    return {
      ...description,
      dialog: {
        type: "dialog",
        header: translate("Visitors need the home page"),
        content: <HowToReplace page={page} use={use} />,
        onClose: () => setUse(null),
      },
    };
  };
  return Object.assign(useProtectHomePage, {
    action: removal.action,
    displayName: "ProtectHomePage",
  });
}

function HowToReplace({ page, use }: { page: AddressedPage; use: HomePageUse }) {
  const { candidates } = use;
  return (
    <Stack gap={4}>
      <Text size={1} style={{ lineHeight: 1.5 }}>
        {translate(
          "The site's name and logo lead to this page, {path}. Without it, visitors would see an error page there.",
          { path: pagePath(page) ?? "" },
        )}
      </Text>
      <Text size={1} style={{ lineHeight: 1.5 }}>
        {candidates.length === 0
          ? translate(
              "Publish another page in this language first, or choose a different default language.",
            )
          : translate(
              "To replace it, open another page and select “Make this the home page” in its menu. Then you can delete or unpublish this page.",
            )}
      </Text>
      <Box as="ul" padding={0} style={{ listStyle: "none" }}>
        {candidates.map(({ id, title }) => (
          <Text as="li" size={1} key={id} style={{ paddingBlock: "0.4em" }}>
            <TextLink id={id} type="page">
              {title ?? translate("Untitled page")}
            </TextLink>
          </Text>
        ))}
      </Box>
    </Stack>
  );
}
