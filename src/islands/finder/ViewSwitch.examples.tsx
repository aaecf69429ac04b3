import { ViewSwitch } from "./ViewSwitch.tsx";

export const examples = {
  "list and map": (
    <ViewSwitch
      texts={{ label: "Show as", list: "List", map: "Map" }}
      value="list"
      onChange={() => undefined}
    />
  ),
};
