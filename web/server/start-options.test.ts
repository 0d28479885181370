import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.fixture.ts";
import { absolutePaths, readStartOptions } from "./start-options.ts";

const built = temporaryFolder({ ".next/BUILD_ID": "1" });

test.each(["0", "65536", "80a", "", "1e3"])("[RUN-3] rejects port %j with a message", (port) => {
  expect(readStartOptions(["-p", port], built)).toEqual({
    problem: `The site can't listen on port "${port}": give a number from 1 to 65535.`,
  });
});

test("[RUN-3] reports a missing build with the command to run, and an option that doesn't exist", () => {
  expect(readStartOptions([], temporaryFolder())).toEqual({
    problem: 'The site is not built: there is nothing in web/.next. Run "npm run build".',
  });
  const { problem } = { problem: "", ...readStartOptions(["--hots", "0.0.0.0"], built) };
  expect(problem).toContain("'--hots'");
  expect(problem).toContain("Use: serve.ts [-H HOST] [-p PORT]");
});

test("[RUN-1] a relative path in the settings means the folder in which the site is started", () => {
  const key = { GOOGLE_APPLICATION_CREDENTIALS: "/run/key.json" };
  const paths = absolutePaths({ MARQUEE_SITE_DATA: "data", ...key, X: "y" }, "/srv/marquee");
  expect(paths).toEqual({ MARQUEE_SITE_DATA: "/srv/marquee/data", ...key });
});
