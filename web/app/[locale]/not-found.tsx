import { locale } from "next/root-params";
import { MissingPage } from "../../page/missing-page.tsx";

/** An unknown address. Status 404; before the serving layer its words stand in the HTML too. [PAGE-9] */
export default async function NotFound() {
  return <MissingPage asked={await locale()} />;
}
