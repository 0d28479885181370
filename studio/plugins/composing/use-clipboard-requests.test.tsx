// @vitest-environment jsdom
import { blockContracts } from "@marquee/schemas/contract";
import { schemaTypes } from "@marquee/schemas/studio";
import { createSchema } from "sanity";
import { beforeEach, expect, test, vi } from "vitest";
import { pageOf } from "./page.fixture.ts";
import { setUpView } from "../../ui/view.fixture.tsx";
import { useClipboardRequests } from "./use-clipboard-requests.ts";

const push = vi.fn<(toast: { description: string }) => void>();

vi.mock("@sanity/ui/toast", () => ({ useToast: () => ({ push }) }));
vi.mock("sanity", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useClient: () => ({}),
  useSchema: () => schema,
  useInitialValueResolverContext: () => ({}),
}));

const schema = createSchema({ name: "test", types: schemaTypes });

type Add = Parameters<typeof useClipboardRequests>[0]["add"];

const page = setUpView();
beforeEach(() => push.mockClear());

async function pasteTable(into: string, isCut = false) {
  let clipboard: ReturnType<typeof useClipboardRequests> | undefined;
  let inserted: unknown = null;
  const add: Add = async (_, work) => {
    const change = work(pageOf());
    inserted = change?.patch.insert?.items[0] ?? null;
    return change?.path ?? null;
  };
  const changes = { add, read: async () => pageOf(), findExisting: async () => new Set<string>() };
  function Page() {
    clipboard = useClipboardRequests(changes, () => undefined);
    return null;
  }
  await page.render(<Page />);
  const cells = [
    ["Film", "Length"],
    ["Salt", "9 min"],
  ];
  await clipboard?.pasteTable({
    action: "pasteTable",
    document: "page",
    to: { into },
    cells,
    isCut,
  });
  return inserted;
}

test("[BLK-8] pasted cells become a table with the initial values of a new block", async () => {
  const { version } = blockContracts.table;
  const initial = { version, layout: "comparison", sortable: false, tone: "default" };
  expect(await pasteTable("blocks")).toMatchObject({
    ...initial,
    _type: "table",
    columns: { title: "Film", cell1: "Length" },
    rows: [{ title: "Salt", cell1: "9 min" }],
  });
  expect(push).not.toHaveBeenCalled();
});

test("[BLK-8] says what the table has no place for only if a table was inserted", async () => {
  await pasteTable("blocks", true);
  expect(push.mock.lastCall?.[0].description).toMatch(/didn't fit into the table/);
  push.mockClear();
  expect(await pasteTable("gone", true)).toBeNull();
  const descriptions = push.mock.calls.map(([{ description }]) => description);
  expect(descriptions).toEqual(["These blocks can't be placed here: “Table”."]);
});
