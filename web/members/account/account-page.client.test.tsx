// @vitest-environment jsdom
import { useState } from "react";
import { expect, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { press } from "./account-test.fixture.ts";
import { Row, Section, useCloseRow } from "./account-page.client.tsx";

/** A form that removes its own row on success, like the form that adds an authenticator app. */
function AddForm({ onAdded }: { onAdded: () => void }) {
  const close = useCloseRow();
  const add = async () => {
    await Promise.resolve();
    onAdded();
    await Promise.resolve();
    close("Added.");
  };
  return (
    <button type="button" onClick={() => void add()}>
      Confirm
    </button>
  );
}

function SecondSteps({ stays }: { stays: boolean }) {
  const [isAdded, setAdded] = useState(false);
  const form = <AddForm onAdded={() => setAdded(true)} />;
  return (
    <Section id="second-step" heading="Second step">
      {isAdded && !stays ? null : (
        <Row label="App" actions={[{ name: "add", label: "Add", form }]}>
          None
        </Row>
      )}
    </Section>
  );
}

async function addIn(stays: boolean) {
  const { place, render, unmount } = mountReact();
  await render(<SecondSteps stays={stays} />);
  await press("Add");
  await press("Confirm");
  const notices = [...place.querySelectorAll("output")].map(({ textContent }) => textContent);
  const focused = document.activeElement?.textContent;
  await unmount();
  place.remove();
  return { notices: notices.filter(Boolean), focused };
}

test("[AUTH-2][AUTH-6] announces success, and focuses the button of a remaining row or the heading of a removed one's section", async () => {
  expect(await addIn(true)).toEqual({ notices: ["Added."], focused: "Add" });
  expect(await addIn(false)).toEqual({ notices: ["Added."], focused: "Second step" });
});
