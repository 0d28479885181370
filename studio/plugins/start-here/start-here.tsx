import { Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useDocumentStore, useWorkspace } from "sanity";
import { IntentLink } from "sanity/router";
import * as z from "zod";
import { say } from "../../i18n/say.ts";
import { pageInLanguage } from "../../singletons.ts";
import { SampleSite } from "./sample-site.tsx";

const question = `{
  "pages": count(*[_type == "page"]),
  "home": *[_type == "page" && slug.current == "index"][0]._id,
  "language": coalesce(*[_id == "localeSettings"][0].defaultLanguage, "en")
}`;

const houseShape = z.object({
  pages: z.number(),
  home: z.string().nullable(),
  language: z.string(),
});

/** The site's content so far: the number of pages, a home page's id and the default language. */
export type House = z.infer<typeof houseShape>;

/** Subscribes to the site's content; null until loaded. */
export function useHouse(): House | null {
  const store = useDocumentStore();
  const [house, setHouse] = useState<House | null>(null);
  useEffect(() => {
    const options = { apiVersion: "2025-02-19", perspective: "drafts" as const, tag: "start" };
    const following = store
      .listenQuery(
        { fetch: question, listen: `*[_type == "page" || _id == "localeSettings"]` },
        {},
        options,
      )
      .subscribe({ next: (found) => setHouse(houseShape.safeParse(found).data ?? null) });
    return () => following.unsubscribe();
  }, [store]);
  return house;
}

function Step({
  number,
  title,
  action,
  children,
}: {
  number: number;
  title: string;
  /** Link to the step, on its own line. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Flex as="li" gap={4}>
      <Heading size={2} muted aria-hidden="true" style={{ minWidth: "1.5rem" }}>
        {number}
      </Heading>
      <Stack gap={4} flex={1}>
        <Text as="h2" size={2} weight="semibold">
          {title}
        </Text>
        <Text size={1} muted style={{ lineHeight: 1.6 }}>
          {children}
        </Text>
        {action === undefined ? null : <Text size={1}>{action}</Text>}
      </Stack>
    </Flex>
  );
}

/** Link that creates a page: the home page if there is none yet. */
function BeginPage({ house }: { house: House }) {
  const { language, home } = house;
  const values = home === null ? { language, slug: "index" } : { language };
  return (
    <IntentLink intent="create" params={[{ type: "page", template: pageInLanguage }, values]}>
      {home === null ? say("Create home page") : say("Create page")}
    </IntentLink>
  );
}

function Steps({ house }: { house: House }) {
  const { basePath } = useWorkspace();
  const preview = `${basePath === "/" ? "" : basePath}/presentation`;
  return (
    <Stack as="ol" gap={5} padding={0} style={{ listStyle: "none" }}>
      <Step number={1} title={say("Add a title")} action={<BeginPage house={house} />}>
        {say(
          "Enter a title and generate the slug. To start from a template, open Pages, select a language, then select +.",
        )}
      </Step>
      <Step number={2} title={say("Add blocks")}>
        {say(
          "Start with a Hero, continue with blocks such as Text, Schedule, Image or Video, and end with a Call to action. Four to seven blocks are enough for most pages.",
        )}
      </Step>
      <Step
        number={3}
        title={say("Preview the page")}
        action={<a href={preview}>{say("Open Preview")}</a>}
      >
        {say(
          "The Preview shows the page next to its form. Select anything on the page to edit it, or + below a block to add another.",
        )}
      </Step>
      <Step number={4} title={say("Publish the page")}>
        {say(
          "Visitors can't see the page until you publish it. Select the check mark above the form to review the page checks first.",
        )}
      </Step>
      <Step
        number={5}
        title={say("Add it to the navigation")}
        action={
          <IntentLink intent="edit" params={{ id: "siteSettings", type: "siteSettings" }}>
            {say("Open site settings")}
          </IntentLink>
        }
      >
        {say("Add the page to the navigation so that visitors can find it.")}
      </Step>
    </Stack>
  );
}

/** Introduction for new editors: how to make a page, and how to remove the sample site. */
export function StartHere() {
  const house = useHouse();
  if (house === null) return null;
  return (
    <Card height="fill" overflow="auto" data-testid="start-here">
      <Container width={1} padding={4} paddingY={5}>
        <Stack gap={6}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              {house.pages === 0 ? say("Create your first page") : say("Create a page")}
            </Heading>
            <Text size={1} muted>
              {house.pages === 0
                ? say("Your first page takes five steps and about ten minutes.")
                : say("Five steps, about ten minutes. Visitors see nothing until you publish.")}
            </Text>
          </Stack>
          <Steps house={house} />
          {/* The key makes it read the sample site again when the number of pages changes. */}
          <SampleSite key={house.pages} />
        </Stack>
      </Container>
    </Card>
  );
}
