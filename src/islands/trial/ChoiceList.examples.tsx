import { ChoiceList } from "./ChoiceList.tsx";

export const examples = {
  roles: (
    <ChoiceList
      name="choice-role"
      legend="Your role"
      hint="Choose one."
      choices={["Project lead", "Team member", "Somebody whose role has a rather long name"]}
      value={1}
      onChange={() => undefined}
    />
  ),
};
