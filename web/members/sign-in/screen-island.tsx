import { Island } from "../../design/ui/island.tsx";
import { ActionScreen, type ActionScreenProps } from "../action/action-screen.client.tsx";
import { SignInScreen, type SignInScreenProps } from "./sign-in-screen.client.tsx";

declare module "../../design/ui/island.tsx" {
  interface Islands {
    signIn: SignInScreenProps;
    action: ActionScreenProps;
  }
}

type Props =
  | { name: "signIn"; facts: SignInScreenProps }
  | { name: "action"; facts: ActionScreenProps };

/** The form of the sign-in page, or of the page that links in emails open. */
export const ScreenIsland = (props: Props) => (
  <Island {...props}>
    {props.name === "signIn" ? (
      <SignInScreen {...props.facts} />
    ) : (
      <ActionScreen {...props.facts} />
    )}
  </Island>
);
