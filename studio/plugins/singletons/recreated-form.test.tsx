// @vitest-environment jsdom
import { ToastProvider } from "@sanity/ui/toast";
import { DocumentPaneContext, SourceContext } from "sanity/_singletons";
import type { ContextType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { isBlank } from "../../sample-sites/replace/blank-settings.ts";
import { setUpView } from "../../ui/view.fixture.tsx";
import { RecreatedForm } from "./recreated-form.tsx";

const form = setUpView();
afterEach(() => void commit.mockReset());

const commit = vi.fn<(draft: object, transactionId: string) => Promise<void>>();
const client = {
  transaction: () => ({
    createIfNotExists: (draft: object) => ({
      transactionId: (id: string) => ({ commit: () => commit(draft, id) }),
    }),
  }),
};

type Pane = NonNullable<ContextType<typeof DocumentPaneContext>>;
type Source = NonNullable<ContextType<typeof SourceContext>>;

/** Renders the form of the sign-in settings. The type's initial values allow sign-up. */
async function renderForm(state: Partial<Pane>) {
  const fields = {
    documentId: "authSettings",
    documentType: "authSettings",
    isDeleted: true,
    isDeleting: false,
    isInitialValueLoading: false,
    isPermissionsLoading: false,
    permissions: { granted: true, reason: "" },
    value: { _id: "authSettings", _type: "authSettings", signUp: true },
    ...state,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads no other field
  const pane = fields as unknown as Pane;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form needs only the client
  const source = { getClient: () => client } as unknown as Source;
  await form.render(
    <ToastProvider>
      <SourceContext.Provider value={source}>
        <DocumentPaneContext.Provider value={pane}>
          <RecreatedForm
            documentId={fields.documentId}
            documentType={fields.documentType}
            renderDefault={() => <p>form</p>}
          />
        </DocumentPaneContext.Provider>
      </SourceContext.Provider>
    </ToastProvider>,
  );
  return form.find("p").parentElement?.style.visibility;
}

test("[PAGE-11] creates a draft of a deleted singleton with its initial values, once", async () => {
  commit.mockResolvedValue();
  expect(await renderForm({})).toBe("hidden");
  await renderForm({});
  expect(commit.mock.calls).toEqual([
    [{ _id: "drafts.authSettings", _type: "authSettings", signUp: true }, expect.any(String)],
  ]);
  expect(isBlank({ _rev: commit.mock.calls[0]?.[1] ?? "" })).toBe(true);
  expect(await renderForm({ isDeleted: false })).toBe("inherit");
  // Discarding the draft deletes the singleton again.
  await renderForm({});
  expect(commit).toHaveBeenCalledTimes(2);
});

test("[PAGE-11] leaves a deleted singleton as it is for an editor who may not create it", async () => {
  await renderForm({ isPermissionsLoading: true });
  expect(await renderForm({ permissions: { granted: false, reason: "" } })).toBe("inherit");
  expect(commit).not.toHaveBeenCalled();
});

test("[PAGE-11] shows the deleted singleton and the reason when the draft is refused", async () => {
  commit.mockRejectedValue(new Error("The service is down."));
  expect(await renderForm({})).toBe("inherit");
  expect(document.body.textContent).toContain("The service is down.");
});
