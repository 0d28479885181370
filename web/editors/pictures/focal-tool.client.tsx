import type { ComposeRequest } from "@marquee/schemas/editing";
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { followPage } from "../composing/follow-page.client.ts";
import { fractionOn, inCrop, inPicture, positionOn } from "./focal-point.ts";
import { axesOf, showFocus } from "./focus-on-page.client.ts";
import type { PictureLabels } from "./picture-labels.ts";
import { pictureAt } from "./pictures-on-page.client.ts";
import { useFocusShown } from "./use-focus-shown.client.ts";
import styles from "./pictures.module.css";

type Point = { x: number; y: number };

/**
 * Distances that an arrow key moves the focal point, without and with Shift, as fractions of the
 * picture.
 */
const STEP = 0.01;
const LARGE_STEP = 0.1;

/** Time without a change after which the focal point is stored, in ms. */
const SETTLED = 500;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (value: number) => Math.min(1, Math.max(0, value));
const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

/**
 * Renders the focal point of a picture as a handle on the picture. When the handle moves, the page
 * crops the picture around the new point at once.
 */
export function FocalTool({
  page,
  path,
  labels,
  sendRequest,
  onClose,
}: {
  page: string;
  path: string;
  labels: PictureLabels;
  sendRequest: (request: ComposeRequest) => void;
  onClose: () => void;
}) {
  const [first] = useState(() => pictureAt(page, path));
  const crop = first?.focus?.crop ?? null;
  const [point, setPoint] = useState<Point>(() => inCrop(first?.focus ?? { x: 0.5, y: 0.5 }, crop));
  const handle = useRef<HTMLButtonElement>(null);
  const unstored = useRef<Point | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hint = useId();

  useFocusShown(handle);

  // Places the handle whenever the page may have changed, because the picture's size changes with the window.
  const place = useCallback(() => {
    const image = pictureAt(page, path)?.image;
    if (!image || !handle.current) return;
    const { x, y } = axesOf(image);
    handle.current.style.left = `${positionOn(x, point.x)}px`;
    handle.current.style.top = `${positionOn(y, point.y)}px`;
  }, [page, path, point]);
  useEffect(() => followPage(place), [place]);

  function store(): void {
    clearTimeout(timer.current);
    const { current } = unstored;
    unstored.current = null;
    if (current === null) return;
    sendRequest({ action: "setFocalPoint", document: page, path, ...inPicture(current, crop) });
  }

  function move(next: Point): void {
    const picture = pictureAt(page, path);
    unstored.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(store, SETTLED);
    setPoint(next);
    if (picture) showFocus(picture, next);
  }

  const storeAtEnd = useEffectEvent(store);
  useEffect(() => () => storeAtEnd(), []);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    const image = pictureAt(page, path)?.image;
    if (!image) return;
    const { left, top } = image.getBoundingClientRect();
    const { x, y } = axesOf(image);
    move({ x: fractionOn(x, event.clientX - left), y: fractionOn(y, event.clientY - top) });
  };

  const takeKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === "Enter" || event.key === "Escape") onClose();
    else if (arrow) {
      const by = event.shiftKey ? LARGE_STEP : STEP;
      move({ x: within(point.x + arrow.x * by), y: within(point.y + arrow.y * by) });
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.focal}>
      <div
        className={styles.surface}
        onPointerDown={drag}
        onPointerMove={drag}
        onPointerUp={() => {
          store();
          handle.current?.focus({ preventScroll: true });
        }}
      >
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-label={`${labels.focalPoint}: ${percent(point.x)}, ${percent(point.y)}`}
          aria-describedby={hint}
          onKeyDown={takeKey}
        />
      </div>
      <p id={hint} className={styles.focalHint}>
        {labels.focalHint}
      </p>
    </div>
  );
}
