import { DotSeparatedList } from "./DotSeparatedList.tsx";

export const examples = {
  "in little room": (
    <p className="max-w-sketch">
      <DotSeparatedList>Confidential answers · Norm-referenced · Made in Sweden</DotSeparatedList>
    </p>
  ),
};
