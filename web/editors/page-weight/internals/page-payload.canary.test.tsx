import { expect, test } from "vitest";
import { canary } from "../../../../tests/support/canary.ts";
import { nextRuntime, payloadByNext } from "../../../../tests/support/next-runtime.ts";
import { Island } from "../../../design/ui/island.tsx";
import { findBlocks } from "../find-blocks.ts";
import { readPayload } from "./page-payload.ts";

const seam = {
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "the format of React's payload, and the scripts that contain it (next/dist/server/app-render/use-flight-response.js). The page weight would otherwise list no blocks.",
};

const tall = { media: "(max-width: 40rem)", srcSet: "/tall.webp 640w", sizes: "100vw" };
const address = "/api/animation?src=a&sig=b";
const facts = {
  address,
  focus: { x: 0.5, y: 0.5 },
  label: "",
  loop: false,
  autoplay: true,
  speed: 1,
  playOn: "load" as const,
  labels: { play: "Play", pause: "Pause" },
};

test(
  "[IMG-1][BLK-7] finds a block's images, islands and animation in the payload of a page",
  canary(seam, async () => {
    const { registerClientReference, renderToReadableStream } =
      nextRuntime()["react-rsc"].ReactServerDOMTurbopackServer;
    const Stage = registerClientReference(() => undefined, "stage", "Stage");
    const Late = async () => <img src="/late.webp" alt="" />;
    const page = (
      <main>
        <p>{"Fähre ".repeat(400)}</p>
        <section data-block="stage">
          <picture>
            <source {...tall} />
            <img src="/wide.webp" alt="" />
          </picture>
          <Late />
          <Island name="hero" facts={facts}>
            <Stage address={address} />
          </Island>
        </section>
      </main>
    );
    const modules = { stage: { id: "54265", chunks: ["/_next/static/a.js"], name: "Stage" } };
    const html = await payloadByNext(renderToReadableStream(page, modules));
    const [block] = findBlocks(readPayload(html));
    expect(block?.place).toBe("stage");
    expect(block?.pictures[0]?.alternatives).toEqual([tall]);
    expect(block?.pictures.map(({ src }) => src)).toEqual(["/wide.webp", "/late.webp"]);
    expect([...(block?.parts ?? [])]).toEqual(["hero"]);
    expect(block?.animations).toEqual([address]);
  }),
);
