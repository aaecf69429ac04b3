import { PeopleAtTable } from "./PeopleAtTable.tsx";

export const examples = {
  alike: <PeopleAtTable patterns={["producer", "producer"]} description="Two Producers." />,
  spread: (
    <PeopleAtTable
      patterns={["rapporteur", "motivator", "producer", "processor"]}
      description="One of each pattern."
    />
  ),
};
