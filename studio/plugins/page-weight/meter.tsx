import { Card } from "@sanity/ui";

/**
 * Bar for a share from 0 to 1 (clamped). It is hidden from screen readers because the text beside it has the same
 * figures. It is gray unless over budget: the studio's accent is red and would look like an error.
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
