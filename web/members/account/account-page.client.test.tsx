// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { Row, Section, useCloseRow } from "./account-page.client.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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
  return (
    <Section id="second-step" heading="Second step">
      {isAdded && !stays ? null : (
        <Row
          label="App"
          actions={[
            { name: "add", label: "Add", form: <AddForm onAdded={() => setAdded(true)} /> },
          ]}
        >
          None
        </Row>
      )}
    </Section>
  );
}

const press = async (name: string) => {
  const buttons = [...document.querySelectorAll("button")];
  const button = buttons.find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
};

async function addIn(stays: boolean) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () => root.render(<SecondSteps stays={stays} />));
  await press("Add");
  await press("Confirm");
  const notices = [...place.querySelectorAll("output")].map(({ textContent }) => textContent);
  const focused = document.activeElement?.textContent;
  await act(async () => root.unmount());
  place.remove();
  return { notices: notices.filter(Boolean), focused };
}

test("[AUTH-2] announces success in the section and focuses its heading when the row is removed", async () => {
  expect(await addIn(false)).toEqual({ notices: ["Added."], focused: "Second step" });
});

test("[AUTH-6] announces success in a remaining row and returns the focus to its button", async () => {
  expect(await addIn(true)).toEqual({ notices: ["Added."], focused: "Add" });
});
