import { GapChange } from "./GapChange.tsx";

export const examples = {
  change: (
    <GapChange
      rows={[
        { name: "Shorter", before: 80, after: 35 },
        { name: "The same", before: 50, after: 50 },
        { name: "Longer", before: 20, after: 45 },
        { name: "Closed", before: 60, after: 0 },
      ]}
      description="Four people: one distance shorter, one the same, one longer, one closed."
    />
  ),
};
