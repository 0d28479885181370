/** Renders blocks in tests. Tests of own blocks import it from here. */
export { renderBlock } from "./block.fixture.ts";
