import { Claims } from "./Claims.tsx";

export const examples = {
  "in little room": (
    <p className="max-w-sketch">
      <Claims>Confidential answers · Norm-referenced · Made in Sweden</Claims>
    </p>
  ),
};
