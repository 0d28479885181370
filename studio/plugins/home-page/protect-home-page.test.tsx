// @vitest-environment jsdom
import type { ContextType } from "react";
import type { DocumentActionComponent } from "sanity";
import { RouterContext, SourceContext } from "sanity/_singletons";
import { afterEach, expect, test, vi } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { withProtectedHomePage } from "./protect-home-page.tsx";

const form = setUpView();
afterEach(() => void vi.resetAllMocks());

const fetch = vi.fn<() => Promise<unknown>>();
const openDialog = vi.fn<() => void>();

const removal: DocumentActionComponent = Object.assign(
  () => ({ label: "Delete", onHandle: openDialog }),
  { action: "delete" as const },
);
const [useProtected = removal] = withProtectedHomePage([removal]);

type Props = Parameters<DocumentActionComponent>[0];

function Menu({ slug }: { slug: string }) {
  const published = { _id: "a", _type: "page", language: "en", slug: { current: slug } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the action reads only this
  const description = useProtected({ published } as unknown as Props);
  const dialog = description?.dialog;
  return (
    <>
      <button onClick={description?.onHandle}>{description?.label}</button>
      {dialog && dialog.type === "dialog" ? dialog.content : null}
    </>
  );
}

async function selectDelete(slug: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the action needs only the client
  const source = { getClient: () => ({ fetch }) } as unknown as ContextType<typeof SourceContext>;
  const router = { resolveIntentLink: () => "/other", navigateUrl: () => undefined, state: {} };
  await form.render(
    <SourceContext.Provider value={source}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- links need nothing else */}
      <RouterContext.Provider value={router as unknown as ContextType<typeof RouterContext>}>
        <Menu slug={slug} />
      </RouterContext.Provider>
    </SourceContext.Provider>,
  );
  await form.click();
  return form.text();
}

test("[PAGE-11] deleting a home page that visitors need says how to replace it, and by which pages", async () => {
  fetch.mockResolvedValue({ isNeeded: true, candidates: [{ id: "b", title: "About us" }] });
  const text = await selectDelete("index");
  expect(text).toContain("lead to this page, /en.");
  expect(text).toContain("“Make this the home page”");
  expect(form.find("a").textContent).toBe("About us");
  expect(openDialog).not.toHaveBeenCalled();
});

test("[PAGE-11] deletes another page, a home page that nobody needs, and any if the check fails", async () => {
  await selectDelete("about");
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockResolvedValueOnce({ isNeeded: false, candidates: [] });
  await selectDelete("index");
  fetch.mockRejectedValueOnce(new Error("The service is down."));
  await selectDelete("index");
  expect(openDialog).toHaveBeenCalledTimes(3);
});
