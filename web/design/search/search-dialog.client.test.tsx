// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { SearchDialog } from "./search-dialog.client.tsx";

afterEach(() => vi.unstubAllGlobals());

test("[SRCH-1] says that the search can't be reached, and searches again when the browser is online", async () => {
  document.body.innerHTML = `<a data-opens="search" data-failed="Not reached" href="/en/search"></a>`;
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  const server = vi.fn<() => Promise<Response>>().mockRejectedValue(new Error("offline"));
  vi.stubGlobal("fetch", server);
  const { place, render, unmount } = mountReact();
  await render(<SearchDialog onClose={() => {}} />);
  const input = place.querySelector("input");
  await act(async () => {
    // As the browser does when somebody types, past React's own property.
    Reflect.set(HTMLInputElement.prototype, "value", "lamp", input);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const message = () => place.querySelector("output")?.textContent;
  await act(() => vi.waitFor(() => expect(server).toHaveBeenCalledOnce(), 30_000));
  expect(message()).toBe("Not reached");

  server.mockResolvedValue(Response.json({ results: [], message: "1 page found" }));
  await act(async () => dispatchEvent(new Event("online")));
  expect(message()).toBe("1 page found");
  await unmount();
});
