import { YearRings } from "./YearRings.tsx";

export const examples = {
  several: (
    <div className="max-w-card">
      <YearRings years={[2013, 2017, 2020, 2024]} description="Reports of four years" />
    </div>
  ),
  two: (
    <div className="max-w-card">
      <YearRings years={[2020, 2022]} description="Reports of two years" />
    </div>
  ),
};
