import { Card, Stack, Text } from "@sanity/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { translate } from "../../i18n/translate.ts";
import type { Connection, ConnectionState } from "./connection.ts";

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

/** Tells the editor that the content service can't be reached, and when it is back. */
export function ConnectionNotice({ connection }: { connection: Connection }) {
  const { isLost, unsent, delayed } = useConnectionState(connection);
  const isAway = isLost || delayed > 0;
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(isAway), isAway ? APPEAR : DISAPPEAR);
    return () => clearTimeout(timer);
  }, [isAway]);
  // A live region is announced only if it exists before its text.
  return (
    <output data-testid="connection-notice" style={place}>
      {isShown ? (
        <Card padding={3} radius={2} shadow={3} border tone={isAway ? "caution" : "positive"}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {isAway ? translate("Reconnecting …") : translate("Connected again")}
            </Text>
            {isAway ? (
              <Text size={1}>
                {translate(
                  "The content service can't be reached. What you type is kept in this tab, and stored as soon as the service is back. Don't close the tab.",
                )}
              </Text>
            ) : unsent === 0 ? (
              <Text size={1}>{translate("Your changes are stored.")}</Text>
            ) : null}
          </Stack>
        </Card>
      ) : null}
    </output>
  );
}
