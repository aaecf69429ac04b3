import { IntervalChart } from "./IntervalChart.tsx";

export const examples = {
  several: (
    <IntervalChart
      axis={{ from: 0.5, to: 1 }}
      ends={{ from: "0.50", to: "1.00" }}
      rows={[
        { id: "a", label: "All scales", value: "0.85–0.92", from: 0.85, to: 0.92 },
        { id: "b", label: "Directiveness", value: "above 0.90", from: 0.9, to: 0.92 },
      ]}
      description="All scales from 0.85 to 0.92, Directiveness above 0.90."
    />
  ),
  nearZero: (
    <IntervalChart
      axis={{ from: 0, to: 1 }}
      ends={{ from: "0", to: "1" }}
      rows={[{ id: "a", label: "Between dimensions", value: "0.08–0.16", from: 0.08, to: 0.16 }]}
      description="Correlations from 0.08 to 0.16."
    />
  ),
};
