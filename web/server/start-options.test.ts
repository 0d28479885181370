import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.fixture.ts";
import { readStartOptions } from "./start-options.ts";

const built = temporaryFolder({ ".next/BUILD_ID": "1" });

test.each(["0", "65536", "80a", "", "1e3"])("[RUN-3] rejects port %j with a message", (port) => {
  expect(readStartOptions(["-p", port], built)).toEqual({
    problem: `The site can't listen on port "${port}": give a number from 1 to 65535.`,
  });
});

test("[RUN-3] reports a missing build with the command to run", () => {
  expect(readStartOptions([], temporaryFolder())).toEqual({
    problem: 'The site is not built: there is nothing in web/.next. Run "npm run build".',
  });
});
