import { HomeIcon } from "@sanity/icons/Home";
import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { type DocumentActionComponent, useClient } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { pagePath } from "../../page-address.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { useMay } from "../../ui/use-may.ts";
import {
  addressedPage,
  changeHomePage,
  type HomePageChange,
  isHomePage,
  planHomePage,
} from "./home-page.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Action of a published page: the page becomes the home page of its language. [PAGE-11] */
export const makeHomePage: DocumentActionComponent = Object.assign(useMakeHomePage, {
  displayName: "MakeHomePage",
});

function useMakeHomePage({
  published,
  onComplete,
}: Parameters<DocumentActionComponent>[0]): ReturnType<DocumentActionComponent> {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const [change, setChange] = useState<HomePageChange | null>(null);
  const page = addressedPage(published);
  // Only the fields by which roles select pages: the whole page would be compared at each keystroke.
  const mayPublish = useMay(
    "update",
    page && { _id: page.id, _type: "page", language: page.language },
  );
  if (page === null || isHomePage(page) || !mayPublish) return null;

  const failure = translate("The home page was not changed");
  const press = () => void run(failure, async () => setChange(await planHomePage(client, page.id)));
  const close = () => {
    setChange(null);
    onComplete();
  };
  const confirm = () =>
    void run(failure, async () => {
      if (change === null) return;
      const next = await changeHomePage(client, change);
      if (next !== null) {
        setChange(next);
        throw new Error(
          translate("The pages have changed meanwhile. Check again what will happen."),
        );
      }
      toast.push({ status: "success", title: translate("This is the home page now") });
      close();
    });
  return {
    label: translate("Make this the home page"),
    icon: HomeIcon,
    disabled: isBusy,
    onHandle: press,
    dialog: change !== null && {
      type: "dialog",
      header: translate("Make this the home page?"),
      content: <Changes change={change} />,
      footer: (
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={translate("Cancel")} onClick={close} />
          <Button
            tone="primary"
            text={translate("Make this the home page")}
            aria-disabled={isBusy}
            onClick={confirm}
          />
        </Flex>
      ),
      onClose: close,
    },
  };
}

function Changes({ change }: { change: HomePageChange }) {
  const { page, former, redirectFrom } = change;
  const home = pagePath({ language: page.language, slug: "index" }) ?? "";
  return (
    <Stack gap={4}>
      <Text size={1}>{translate("Visitors will find this page at {home}.", { home })}</Text>
      {former.map(({ page: { id, title, language }, slug }) => (
        <Text size={1} key={id}>
          {translate("“{title}”, the home page until now, moves to {path}.", {
            title: title === "" ? translate("Untitled page") : title,
            path: pagePath({ language, slug }) ?? "",
          })}
        </Text>
      ))}
      {redirectFrom === null ? null : (
        <Text size={1}>
          {translate("{path} will redirect to the home page.", { path: redirectFrom })}
        </Text>
      )}
    </Stack>
  );
}
