import { cardSize } from "./card.ts";

const { width, height } = cardSize;
const middle = height / 2;

/** Returns the background of a card as SVG: a lens in the dark, whose beam opens towards the text. */
export const backdrop = (direction: "ltr" | "rtl"): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#15131a"/>
  <g${direction === "rtl" ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ""}>
    <path d="M-40 ${middle}L340 0H${width}V${height}H340Z" fill="#ffc940"/>
    <circle cx="30" cy="${middle}" r="196" fill="#15131a"/>
    <circle cx="30" cy="${middle}" r="168" fill="none" stroke="#ff6a3d" stroke-width="10"/>
    <circle cx="30" cy="${middle}" r="122" fill="#ff6a3d"/>
    <circle cx="72" cy="${middle - 44}" r="20" fill="#faf6ee"/>
  </g>
</svg>`;
