import { addressed } from "@marquee/schemas/contract";
import { Card, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import * as z from "zod";
import { followQuery } from "../connection/follow-query.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { translate } from "../../i18n/translate.ts";
import { apiVersion } from "../../lib/api-version.ts";

const usersShape = z.array(
  z.object({
    _id: z.string(),
    _type: z.string(),
    title: z.string().nullable(),
    language: z.string().nullable(),
  }),
);
type User = z.infer<typeof usersShape>[number];

const options = { apiVersion, perspective: "drafts" as const, tag: "used-on" };
const query = `*[(${addressed} || _type == "template") && references($id)] | order(language asc, title asc){
  _id, _type, title, language
}`;

function useUsers(id: string): readonly User[] | null {
  const store = useDocumentStore();
  const [users, setUsers] = useState<readonly User[] | null>(null);
  useEffect(() => {
    const parse = (found: unknown) => usersShape.safeParse(found).data ?? null;
    const following = followQuery(store, query, { id }, { ...options, parse }).subscribe(setUsers);
    return () => following.unsubscribe();
  }, [store, id]);
  return users;
}

export function UsedOn({ id }: { id: string }) {
  const users = useUsers(id);
  if (users === null) return null;
  return (
    <Card padding={3} radius={2} border data-testid="used-on">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {users.length === 0 ? translate("Not used on any page.") : translate("Used on")}
        </Text>
        {users.map(({ _id, _type, title, language }) => (
          <Text key={_id} size={1}>
            <TextLink id={_id} type={_type}>
              {title ?? _id}
            </TextLink>
            {language === null ? null : ` (${language})`}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
