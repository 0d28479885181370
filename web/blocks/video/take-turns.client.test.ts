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

test("[VID-4] a film stops when another of the page begins, whatever their hosts", () => {
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

test("[VID-4] with autopause off it plays on", () => {
  const [first, second] = [film(), film()];
  const ends = [takeTurns(first.element, false), takeTurns(second.element, true)];
  first.begin();
  second.begin();
  expect(first.pause).not.toHaveBeenCalled();
  ends.forEach((end) => end());
});

test("[VID-4] a film that is gone is not stopped", () => {
  const [first, second] = [film(), film()];
  const endFirst = takeTurns(first.element, true);
  const endSecond = takeTurns(second.element, true);
  first.begin();
  endFirst();
  second.begin();
  expect(first.pause).not.toHaveBeenCalled();
  endSecond();
});
