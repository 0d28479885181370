/** Renders blocks in tests. Tests of own blocks import it from here alone. */
export { renderBlock } from "./block.fixture.ts";
