import { List, Map as MapIcon } from "lucide-react";
import { ViewSwitch } from "./ViewSwitch.tsx";

export const examples = {
  "list and map": (
    <ViewSwitch
      label="Show as"
      views={[
        { id: "list", label: "List", icon: List },
        { id: "map", label: "Map", icon: MapIcon },
      ]}
      value="list"
      onChange={() => undefined}
    />
  ),
};
