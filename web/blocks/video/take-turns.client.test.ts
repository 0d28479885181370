// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { takeTurns } from "./take-turns.client.ts";

function film() {
  const element = document.createElement("video");
  const pause = vi.spyOn(element, "pause").mockImplementation(() => {
    element.dispatchEvent(new Event("pause"));
  });
  return { element, pause, begin: () => element.dispatchEvent(new Event("playing")) };
}

test("[VID-4] pauses a video when another one on the page starts", () => {
  const [first, second] = [film(), film()];
  const ends = [takeTurns(first.element, true), takeTurns(second.element, true)];
  first.begin();
  second.begin();
  expect(first.pause).toHaveBeenCalledOnce();
  expect(second.pause).not.toHaveBeenCalled();
  first.begin();
  expect(second.pause).toHaveBeenCalledOnce();
  ends.forEach((end) => end());
});

test("[VID-4] keeps playing when autopause is off", () => {
  const [first, second] = [film(), film()];
  const ends = [takeTurns(first.element, false), takeTurns(second.element, true)];
  first.begin();
  second.begin();
  expect(first.pause).not.toHaveBeenCalled();
  ends.forEach((end) => end());
});

test("[VID-4] does not pause a removed video", () => {
  const [first, second] = [film(), film()];
  const endFirst = takeTurns(first.element, true);
  const endSecond = takeTurns(second.element, true);
  first.begin();
  endFirst();
  second.begin();
  expect(first.pause).not.toHaveBeenCalled();
  endSecond();
});
