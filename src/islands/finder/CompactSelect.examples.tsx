import { CompactSelect } from "./CompactSelect.tsx";

export const examples = {
  choice: (
    <CompactSelect
      label="Distance"
      options={[
        [25, "within 25 km"],
        [50, "within 50 km"],
      ]}
      defaultValue={50}
    />
  ),
  disabled: <CompactSelect label="Fixed distance" options={[[1000, "within 1000 km"]]} disabled />,
};
