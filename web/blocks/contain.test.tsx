import { type ReactNode, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { contain } from "./contain.ts";

const Quiet = ({ children }: { children: ReactNode }) => <div className="quiet">{children}</div>;
const Late = async ({ text }: { text: string }) => {
  await Promise.resolve();
  return <p>{text}</p>;
};
const Broken = (): ReactNode => {
  throw new Error("no such film");
};
const LateBroken = async (): Promise<ReactNode> => {
  await Promise.resolve();
  throw new Error("no such film");
};

const Client = Object.assign(() => null, { $$typeof: Symbol.for("react.client.reference") });

describe("[PAGE-3] containing errors of a block's server components", () => {
  const late = <LateBroken key="late" />;
  it.each([
    ["at once", <Broken key="a" />],
    ["two components deep", <Quiet key="b">{<Quiet>{<Broken />}</Quiet>}</Quiet>],
    ["asynchronously, two deep", <Quiet key="c">{<section>{late}</section>}</Quiet>],
    ["in a list", <Quiet key="d">{[late]}</Quiet>],
    ["inside Suspense", <Suspense key="e">{late}</Suspense>],
  ])("catches an error that a component throws %s", async (_, node) => {
    const contained = await contain(node, 1_000);
    expect(contained).toMatchObject({ ok: false, error: { message: "no such film" } });
  });

  it("renders a tree without errors as React would, also elements in other props", async () => {
    const Slot = ({ aside }: { aside: ReactNode }) => <div>{aside}</div>;
    const late = [2, 3].map((n) => <Late key={n} text={`${n}`} />);
    const node = (
      <Quiet>
        {["one", late, null, false]}
        <>
          <b>four</b>
        </>
        <Slot aside={<Late text="x" />} />
      </Quiet>
    );
    const contained = await contain(node, 1_000);
    expect(contained.ok && renderToStaticMarkup(contained.node)).toBe(
      `<div class="quiet">one<p>2</p><p>3</p><b>four</b><div><p>x</p></div></div>`,
    );
  });

  it.each([
    ["has none", <Quiet key="a">{"one"}</Quiet>, false],
    ["has one inside a server component", <Quiet key="b">{<Client />}</Quiet>, true],
    ["has one in another prop", <b key="c" slot={"x"} {...{ aside: <Client /> }} />, true],
  ])("reports whether a block has client components: %s", async (_, node, hasClientParts) => {
    expect(await contain(node, 1_000)).toMatchObject({ ok: true, hasClientParts });
  });

  it("returns an error for a component that never resolves", async () => {
    const Endless = () => new Promise<never>(() => {});
    expect(await contain(<Quiet>{<Endless />}</Quiet>, 10)).toMatchObject({
      error: { message: "it did not finish within 0.01 s" },
    });
  });
});
