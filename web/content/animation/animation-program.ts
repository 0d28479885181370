import { serveProgram } from "../files/program-process.ts";
import { animationProblem } from "./animation.ts";

/** Checks an animation. Writes why it can't be played as JSON, or `null`. */
await serveProgram((file) => JSON.stringify(animationProblem(file)));
