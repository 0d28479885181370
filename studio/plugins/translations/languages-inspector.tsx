import { Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentInspectorProps, getPublishedId, useClient } from "sanity";
import { useRouter } from "sanity/router";
import { InspectorPane } from "../../ui/inspector-pane.tsx";
import { FixCard } from "../../ui/fix-card.tsx";
import { type SiteLanguages, useSiteLanguages } from "../../site-languages.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { translate } from "../../i18n/translate.ts";
import { comparePages, sourceOf, summaryOf } from "./compare/compare-pages.ts";
import { INSPECTOR } from "./inspector-name.ts";
import { languageName, languagesShown, usePageGroup } from "./use-page-group.ts";
import { LanguageRow, MissingRow, type PageRow } from "./language-row.tsx";
import { linksToFix } from "./links.ts";
import { SideBySide } from "./compare/side-by-side.tsx";
import type { StoredPage } from "./compare/stored-page.ts";
import { readsTheSame, useTextsOfPart } from "./compare/translatable-texts.ts";
import { createTranslation, linkPages, markUpToDate } from "./write-translations.ts";
import { apiVersion } from "../../lib/api-version.ts";
import { Loading } from "../../ui/loading.tsx";

/** Duration of the success toast, in ms. */
const READING = 12_000;

type Group = { open: StoredPage; pages: readonly StoredPage[]; offered: SiteLanguages };

/**
 * Returns a sentence about a new translation's links. `count` is the number of linked pages that
 * aren't translated, `language` the name of the language to which those links lead.
 */
function linksLeftOf(count: number, language: string): string {
  if (count === 0) return translate("All links lead to pages in the same language.");
  if (count === 1) {
    return translate(
      "1 linked page is not translated, so the link leads to the page in {language}.",
      {
        language,
      },
    );
  }
  return translate(
    "{count} linked pages are not translated, so the links lead to the pages in {language}.",
    {
      count: String(count),
      language,
    },
  );
}

function useWork({ open, pages }: Group) {
  const client = useClient({ apiVersion });
  const router = useRouter();
  const toast = useToast();
  const { isBusy, run } = useBusy();
  return {
    isBusy,
    create: (language: string) =>
      run(translate("The translation was not created"), async () => {
        const made = await createTranslation(client, { source: open, group: pages, language });
        toast.push({
          status: "success",
          title: translate("Translation created"),
          closable: true,
          duration: READING,
          description: made.isLinked
            ? linksLeftOf(made.linksLeft, languageName(open.language))
            : translate(
                "Your role doesn't allow changing the other languages. Ask an editor to link all pages.",
              ),
        });
        router.navigateIntent("edit", { id: made.id, type: open._type, inspect: INSPECTOR });
      }),
    mark: (source: StoredPage, target: StoredPage) =>
      run(translate("The page was not marked as up to date"), () =>
        markUpToDate(client, { source, target }),
      ),
    link: () => run(translate("The pages were not linked"), () => linkPages(client, pages)),
  };
}

function LanguageList({ group }: { group: Group }) {
  const { open, pages, offered } = group;
  const { isBusy, create, mark, link } = useWork(group);
  const [compared, setCompared] = useState<{ source: string; target: string } | null>(null);
  const textsOfPart = useTextsOfPart();
  const pageOf = (id: string | undefined) => pages.find((page) => page.id === id);

  const rowOf = (page: StoredPage): PageRow => {
    const source = sourceOf(page, pages, offered.defaultLanguage);
    const state = source && summaryOf(comparePages(source, page, readsTheSame(textsOfPart)));
    return {
      page,
      isOpen: page.id === open.id,
      source: source && state && { page: source, name: languageName(source.language), state },
    };
  };
  const compare = (source: StoredPage, target: StoredPage) =>
    setCompared({ source: source.id, target: target.id });

  const rows = languagesShown(offered, pages).flatMap((language) => {
    const there = pages.filter((page) => page.language === language);
    if (there.length === 0) {
      return [
        <MissingRow
          key={language}
          code={language}
          type={open._type}
          name={languageName(language)}
          from={languageName(open.language)}
          isBusy={isBusy}
          create={() => void create(language)}
        />,
      ];
    }
    return there.map((page) => (
      <LanguageRow
        key={page.id}
        row={rowOf(page)}
        name={languageName(language)}
        isBusy={isBusy}
        actions={{ compare, mark: (source, target) => void mark(source, target) }}
      />
    ));
  });
  const source = pageOf(compared?.source);
  const target = pageOf(compared?.target);
  return (
    <Stack gap={3}>
      {linksToFix(pages).length > 0 ? (
        <FixCard
          problem={translate(
            "Some of these pages are not linked as translations of each other, so the language switcher doesn't list all languages.",
          )}
          action={translate("Link all pages")}
          isBusy={isBusy}
          fix={() => void link()}
        />
      ) : null}
      <Stack as="ul" gap={3} padding={0} margin={0}>
        {rows}
      </Stack>
      {source && target ? (
        <SideBySide
          source={source}
          target={target}
          isOpenHere={target.id === open.id}
          nameOf={languageName}
          onClose={() => setCompared(null)}
        />
      ) : null}
    </Stack>
  );
}

export function LanguagesInspector({ documentId, onClose }: DocumentInspectorProps) {
  const id = getPublishedId(documentId);
  const offered = useSiteLanguages();
  const pages = usePageGroup(id);
  const open = pages?.find((page) => page.id === id);
  return (
    <InspectorPane
      title={translate("Languages")}
      closeLabel={translate("Close languages panel")}
      onClose={onClose}
    >
      {offered === null || pages === null ? (
        <Loading padding={4} />
      ) : open ? (
        <LanguageList group={{ open, pages, offered }} />
      ) : (
        <Text size={1} muted>
          {translate(
            "Before you can translate this page, enter its title and select its language.",
          )}
        </Text>
      )}
    </InspectorPane>
  );
}
