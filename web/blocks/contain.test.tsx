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

async function html(node: ReactNode): Promise<string> {
  const contained = await contain(node, 1_000);
  if (!contained.ok) throw contained.error;
  return renderToStaticMarkup(contained.node);
}

describe("[PAGE-3] containing errors of a block's server components", () => {
  it.each([
    ["at once", <Broken key="a" />],
    [
      "two components deep",
      <Quiet key="b">
        <Quiet>
          <Broken />
        </Quiet>
      </Quiet>,
    ],
    [
      "asynchronously, two deep",
      <Quiet key="c">
        <section>
          <LateBroken />
        </section>
      </Quiet>,
    ],
    [
      "in a list",
      <Quiet key="d">
        {[1, 2].map((n) => (
          <LateBroken key={n} />
        ))}
      </Quiet>,
    ],
    [
      "inside Suspense",
      <Suspense key="e" fallback={null}>
        <LateBroken />
      </Suspense>,
    ],
  ])("catches an error that a component throws %s", async (_, node) => {
    const contained = await contain(node, 1_000);
    expect(contained).toMatchObject({ ok: false, error: { message: "no such film" } });
  });

  it("renders a tree without errors as React would", async () => {
    const node = (
      <Quiet>
        {"one"}
        {[2, 3].map((n) => (
          <Late key={n} text={`${n}`} />
        ))}
        {null}
        {false}
        <>
          <b>four</b>
        </>
      </Quiet>
    );
    expect(await html(node)).toBe(`<div class="quiet">one<p>2</p><p>3</p><b>four</b></div>`);
  });

  it("resolves elements passed in other props", async () => {
    const Slot = ({ aside }: { aside: ReactNode }) => <div>{aside}</div>;
    expect(await html(<Slot aside={<Late text="x" />} />)).toBe("<div><p>x</p></div>");
  });

  it("leaves client components to React", async () => {
    expect(
      (
        await contain(
          <Quiet>
            <Client />
          </Quiet>,
          1_000,
        )
      ).ok,
    ).toBe(true);
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
