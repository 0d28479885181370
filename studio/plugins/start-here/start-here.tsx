import { Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { useWorkspace } from "sanity";
import { IntentLink } from "sanity/router";
import { say } from "../../i18n/say.ts";
import { pageInLanguage } from "../../singletons.ts";
import { SampleSite } from "./sample-site.tsx";
import { type House, useHouse } from "./use-house.ts";

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
      {home === null ? say("Make the home page") : say("Make a page")}
    </IntentLink>
  );
}

function Steps({ house }: { house: House }) {
  const { basePath } = useWorkspace();
  const preview = `${basePath === "/" ? "" : basePath}/presentation`;
  return (
    <Stack as="ol" gap={5} padding={0} style={{ listStyle: "none" }}>
      <Step number={1} title={say("Begin with a title")} action={<BeginPage house={house} />}>
        {say(
          "It stands in the browser’s tab and in menus. Press Generate for the address. Pages, then a language, then + offers templates too: they bring their blocks along.",
        )}
      </Step>
      <Step number={2} title={say("Build it from blocks, from top to bottom")}>
        {say(
          "Open with a hero: a title of a few words and a large picture. Then tell (Text, Timetable), show (Picture, Film) and ask (Call to action). Four to seven blocks make a good page. Leave most of them in the page’s own colour, and give one of them another, under Look.",
        )}
      </Step>
      <Step
        number={3}
        title={say("Look at it as you write")}
        action={<a href={preview}>{say("Open the Preview")}</a>}
      >
        {say(
          "The Preview shows the page beside its form, and a page’s form leads there from its top. Press anything on the page to change it; the + below a block adds the next.",
        )}
      </Step>
      <Step number={4} title={say("Publish it")}>
        {say(
          "Until then only you and your colleagues see it. The check mark above the form lists what is worth a look; Publish is at its lower edge. What visitors have open follows within a second.",
        )}
      </Step>
      <Step
        number={5}
        title={say("Lead people there")}
        action={
          <IntentLink intent="edit" params={{ id: "siteSettings", type: "siteSettings" }}>
            {say("Name and menus of the site")}
          </IntentLink>
        }
      >
        {say(
          "Nobody finds a page that nothing leads to: open your language, add the page to the menu, and publish that too.",
        )}
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
              {house.pages === 0 ? say("An empty house") : say("How a page is made")}
            </Heading>
            <Text size={1} muted>
              {house.pages === 0
                ? say("There is no page yet. Five steps, ten minutes, and there is one.")
                : say(
                    "Five steps, ten minutes. Nothing you try here is seen before you publish it.",
                  )}
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
