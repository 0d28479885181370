import { Flex, Spinner } from "@sanity/ui";

/** Spinner in the middle of a part that is loading. */
export function Loading({ padding = 0 }: { padding?: number }) {
  return (
    <Flex justify="center" padding={padding}>
      <Spinner muted />
    </Flex>
  );
}
