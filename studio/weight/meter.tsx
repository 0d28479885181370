import { Card } from "@sanity/ui";

/**
 * A line as long as its share (0–1, more is cut) of the room; the words beside it say the same. Quiet as long as all is
 * well: the studio's accent is red, and would tell off what is light.
 */
export function Meter({ share, isOver = false }: { share: number; isOver?: boolean }) {
  const width = `${Math.min(100, Math.max(share > 0 ? 1 : 0, share * 100))}%`;
  return (
    <Card tone="transparent" aria-hidden="true" overflow="hidden" style={{ height: 4 }}>
      <Card
        tone={isOver ? "caution" : "default"}
        style={{ height: 4, width, background: "var(--card-icon-color)" }}
      />
    </Card>
  );
}
