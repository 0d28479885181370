import { run } from "./services/run.ts";

await run("start");
