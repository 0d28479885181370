import { expect, it } from "vitest";
import { listenAddress } from "./listen-address.ts";

const api = "http://localhost:3400/v2025-02-19/data";

it("asks a listener's lake for no document that the Studio did not ask for", () => {
  const asked = listenAddress(
    `${api}/listen/production?query=*%5B_id+in+%24ids%5D&visibility=query`,
  );
  expect(new URL(asked).searchParams.get("includeResult")).toBe("false");
  expect(new URL(asked).searchParams.get("query")).toBe("*[_id in $ids]");
});

it.each([
  `${api}/listen/production?query=*&includeResult=true`,
  `${api}/live/events/production?includeDrafts=true`,
])("leaves alone what says it or tells of no documents: %s", (address) => {
  expect(listenAddress(address)).toBe(address);
});
