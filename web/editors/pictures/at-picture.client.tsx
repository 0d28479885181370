import { type ReactNode, useCallback, useRef } from "react";
import type { Area } from "../composing/block-range.client.ts";
import { useFollow } from "../composing/overlay.client.tsx";
import { blockElement, pictureAt } from "./pictures-on-page.client.ts";
import styles from "./pictures.module.css";

/**
 * Returns the area over which to render tools: the picture at `path` or, if the page doesn't display it, `area`. If
 * `area` isn't in the page, returns the block at `path` or around it.
 */
function placeOf(page: string, path: string, area: Area | undefined): Area | undefined {
  const picture = pictureAt(page, path);
  if (picture) return picture.area;
  if (area instanceof Element && area.isConnected) return area;
  const block = path.replace(/\.[^\]]*$/, "");
  return blockElement(page, path) ?? blockElement(page, block);
}

/**
 * Renders its children over a picture. If the page doesn't display the picture, renders them over
 * `area`. If `area` is missing or no longer in the page, renders them over the block. Hides the
 * children while their place is outside of the window.
 */
export function AtPicture({
  page,
  path,
  area,
  className = "",
  children,
}: {
  page: string;
  /** Path of the picture, of a list of pictures, or of a block. */
  path: string;
  area?: Area;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => {
    const place = placeOf(page, path, area);
    const box = place?.getBoundingClientRect();
    const isOutside = box && (box.bottom < 0 || box.top > innerHeight);
    frame.current?.toggleAttribute("data-outside", isOutside === true);
    return place;
  }, [page, path, area]);
  useFollow(frame, find);
  return (
    <div ref={frame} className={`${styles.place} ${className}`} hidden>
      {children}
    </div>
  );
}
