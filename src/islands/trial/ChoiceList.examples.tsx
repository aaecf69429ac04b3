import { ChoiceList } from "./ChoiceList.tsx";

export const examples = {
  roles: (
    <ChoiceList
      name="choice-role"
      legend="Your role"
      hint="Choose one."
      choices={[
        { id: "lead", label: "Project lead" },
        { id: "member", label: "Team member" },
        { id: "long", label: "Somebody whose role has a rather long name" },
      ]}
      value="member"
      onChange={() => undefined}
    />
  ),
};
