"use client";
import { encode } from "uqr";

/** A text as a picture that a telephone's camera reads; `label` says so to those who can't see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Medium correction, and the four modules of quiet around that the standard asks for.
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
