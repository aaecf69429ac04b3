import { DrawnButton } from "#ui/controls/DrawnButton.tsx";
import { Screen } from "./Screen.tsx";

export const examples = {
  plain: (
    <Screen bar="New profile" description="A screen that asks for a role.">
      Which role is it about?
    </Screen>
  ),
  foot: (
    <Screen
      bar="Project lead"
      note="Respondent 1 of 5"
      description="A screen with two drawn buttons."
      foot={
        <>
          <DrawnButton quiet>Skip</DrawnButton>
          <DrawnButton>Continue</DrawnButton>
        </>
      }
    >
      How do you think Maja sees you?
    </Screen>
  ),
};
