// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from "vitest";
import { takeTurns } from "./take-turns.client.ts";

function createFilm(autopause = true) {
  const element = document.createElement("video");
  const pause = vi.spyOn(element, "pause").mockImplementation(() => {
    element.dispatchEvent(new Event("pause"));
  });
  const begin = () => element.dispatchEvent(new Event("playing"));
  const end = takeTurns(element, autopause);
  onTestFinished(end);
  return { pause, begin, end };
}

test("[VID-4] pauses a video when another one on the page starts, but none without autopause, and no removed one", () => {
  const [first, second] = [createFilm(), createFilm()];
  const [apart, removed] = [createFilm(false), createFilm()];
  removed.begin();
  removed.end();
  apart.begin();
  first.begin();
  second.begin();
  expect(first.pause).toHaveBeenCalledOnce();
  expect(second.pause).not.toHaveBeenCalled();
  first.begin();
  expect(second.pause).toHaveBeenCalledOnce();
  expect(apart.pause).not.toHaveBeenCalled();
  expect(removed.pause).not.toHaveBeenCalled();
});
