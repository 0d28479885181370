import { Card, Flex, Radio, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { translate } from "../../i18n/translate.ts";
import type { AddressOwner, Clash } from "../../sample-sites/replace/clashes.ts";
import { TextLink } from "../../ui/text-link.tsx";

function OwnerOption({
  isChosen,
  onChoose,
  moves,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  /** The old and the new path of each page that moves. */
  moves: readonly { from: string; to: string }[];
  children: ReactNode;
}) {
  return (
    <Flex as="label" gap={3} align="flex-start">
      <Radio name="address-owner" checked={isChosen} onChange={onChoose} />
      <Stack gap={3}>
        <Text size={1} style={{ lineHeight: 1.4 }}>
          {children}
        </Text>
        {moves.map(({ from, to }) => (
          <Text key={to} size={1}>
            <bdi>{from}</bdi> → <bdi>{to}</bdi>
          </Text>
        ))}
      </Stack>
    </Flex>
  );
}

/** Lists the pages that have the address of a page of the sample site `site`, and asks which of them move. */
export function AddressChoice({
  site,
  clashes,
  owner,
  onChange,
}: {
  site: string;
  clashes: readonly Clash[];
  owner: AddressOwner;
  onChange: (owner: AddressOwner) => void;
}) {
  const moves = (of: AddressOwner) =>
    clashes.map((clash) => ({ from: clash.path, to: clash[of].path }));
  return (
    <Card padding={3} radius={2} tone="caution" border>
      <Stack gap={4} role="radiogroup" aria-labelledby="same-address">
        <Text size={1} weight="semibold" id="same-address">
          {translate("{title} has pages at the addresses of these pages:", { title: site })}
        </Text>
        <Stack as="ul" gap={3} padding={0} style={{ listStyle: "none" }}>
          {clashes.map(({ path, own }) => (
            <Text as="li" size={1} key={own.id}>
              <TextLink id={own.id} type="page">
                {own.title === "" ? translate("Untitled page") : own.title}
              </TextLink>
              : <bdi>{path}</bdi>
            </Text>
          ))}
        </Stack>
        <OwnerOption
          isChosen={owner === "own"}
          onChoose={() => onChange("own")}
          moves={moves("sample")}
        >
          {translate("Your pages stay there. The pages of {title} move:", { title: site })}
        </OwnerOption>
        <OwnerOption
          isChosen={owner === "sample"}
          onChoose={() => onChange("sample")}
          moves={moves("own")}
        >
          {translate("The pages of {title} take these addresses. Your pages move:", {
            title: site,
          })}
        </OwnerOption>
      </Stack>
    </Card>
  );
}
