import { expect, test } from "vitest";
import { readFormLook } from "./form-look.ts";
import { createPreviewedLook } from "./previewed-look.ts";

const colors = { paper: "#ffffff", ink: "#000000", primary: "#2f4bd8" };

function lookWith(fields: object) {
  const look = readFormLook({ ...colors, ...fields });
  if (look === null) throw new Error("The form has no look.");
  return { tones: look.tones, shape: look.shape };
}

test("[THEME-1] passes each change of an open form to the preview, and its end", () => {
  const store = createPreviewedLook();
  const grounds: (string | undefined)[] = [];
  const stop = store.subscribe(({ look }) => grounds.push(look?.tones.primary.light.ground));
  store.show("theme-a", lookWith({}));
  store.show("theme-a", lookWith({ primary: "#c8320a" }));
  expect(store.current()?.theme).toBe("theme-a");
  store.end("theme-a");
  stop();
  store.show("theme-a", lookWith({}));
  expect(grounds).toEqual(["#2f4bd8", "#c8320a", undefined]);
  // Another form has replaced the one that is closed.
  store.show("theme-b", lookWith({}));
  store.end("theme-a");
  expect(store.current()?.theme).toBe("theme-b");
});

test("[THEME-1] reads a half-filled form: unknown choices have their defaults, unknown typefaces are ignored", () => {
  const look = readFormLook({
    ...colors,
    accent: "#12",
    shape: { corners: "round", buttons: "wobbly" },
    typefaces: { display: ["anton", "comic"], text: null },
  });
  expect(look?.shape).toMatchObject({ corners: "round", buttons: "filled", motion: "lively" });
  expect(look?.typefaces).toEqual({ display: ["anton"], text: [], interface: [], own: [] });
  expect(readFormLook({ ...colors, primary: "#12" })).toBeNull();
  expect(readFormLook(undefined)).toBeNull();
});
