"use client";
import { encode } from "uqr";

/** Renders a text as a QR code; `label` is its text alternative. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Medium error correction, and the quiet zone of four modules that the standard requires.
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
