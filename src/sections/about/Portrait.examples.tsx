import type { ComponentProps } from "react";
import { Portrait } from "./Portrait.tsx";

const portrait = (props: ComponentProps<typeof Portrait>) => (
  <div className="w-36">
    <Portrait {...props} />
  </div>
);

export const examples = {
  short: portrait({ pattern: "motivator", hair: "short" }),
  long: portrait({ pattern: "rapporteur", hair: "long", glasses: true }),
  bun: portrait({ pattern: "processor", hair: "bun" }),
  curls: portrait({ pattern: "rapporteur", hair: "curls" }),
  side: portrait({ pattern: "producer", hair: "side", beard: true }),
  bald: portrait({ pattern: "processor", hair: "none", glasses: true, beard: true }),
};
