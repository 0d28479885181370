import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { translate } from "../../i18n/translate.ts";
import type { Connection, ConnectionState, Obstacle } from "./connection.ts";

/** Time in ms until the notice appears, so that a short interruption isn't reported, and until it disappears. */
const APPEAR = 400;
const DISAPPEAR = 2_000;

function useConnectionState({ state }: Connection): ConnectionState {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = state.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => state.value,
  );
}

const place = {
  position: "fixed",
  insetInline: 0,
  bottom: "1rem",
  marginInline: "auto",
  width: "fit-content",
  maxWidth: "min(32rem, calc(100vw - 2rem))",
  zIndex: 100_000,
} as const;

type NoticeTexts = { title: string; text: string; over: string };

const stored = translate("Your changes are stored.");
const connectedAgain = translate("Connected again");

/** What the notice says about each obstacle: a title, a text, and the title when it is over. */
const noticeTexts: Readonly<Record<Obstacle, NoticeTexts>> = {
  signedOut: {
    title: translate("You are signed out"),
    text: translate(
      "What you type is kept in this tab, and stored as soon as you have signed in again as the same person. Don't close the tab.",
    ),
    over: translate("You are signed in again"),
  },
  unreachable: {
    title: translate("Reconnecting …"),
    text: translate(
      "The content service can't be reached. What you type is kept in this tab, and stored as soon as the service is back. Don't close the tab.",
    ),
    over: connectedAgain,
  },
  busy: {
    title: translate("The content service is busy"),
    text: translate(
      "It has not accepted your last changes yet. They are kept in this tab and sent again. Don't close the tab.",
    ),
    over: connectedAgain,
  },
  slow: {
    title: translate("Storing your changes …"),
    text: translate(
      "The content service responds slowly. Your changes are kept in this tab until they are stored. Don't close the tab.",
    ),
    over: stored,
  },
};

/** Tells the editor that changes can't be stored now, why, and when they are stored. */
export function ConnectionNotice({ connection }: { connection: Connection }) {
  const { unsent, obstacle } = useConnectionState(connection);
  const [shown, setShown] = useState<Obstacle | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(obstacle), obstacle === null ? DISAPPEAR : APPEAR);
    return () => clearTimeout(timer);
  }, [obstacle]);
  const texts = shown && noticeTexts[shown];
  // The next obstacle is displayed at once if there is a notice already.
  const current = texts && obstacle ? noticeTexts[obstacle] : null;
  // A live region is announced only if it exists before its text.
  return (
    <output data-testid="connection-notice" style={place}>
      {texts === null ? null : (
        <Card padding={3} radius={2} shadow={3} border tone={current ? "caution" : "positive"}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {current ? current.title : texts.over}
            </Text>
            {current ? (
              <Text size={1}>{current.text}</Text>
            ) : unsent === 0 && texts.over !== stored ? (
              <Text size={1}>{stored}</Text>
            ) : null}
            {obstacle === "signedOut" ? (
              <Flex>
                {/* In a tab of its own, because this tab holds the changes. */}
                <Button
                  as="a"
                  href="/"
                  target="_blank"
                  rel="noopener"
                  fontSize={1}
                  padding={2}
                  tone="primary"
                  text={translate("Sign in in a new tab")}
                />
              </Flex>
            ) : null}
          </Stack>
        </Card>
      )}
    </output>
  );
}
