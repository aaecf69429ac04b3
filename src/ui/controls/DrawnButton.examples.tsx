import { DrawnButton } from "./DrawnButton.tsx";

export const examples = {
  main: <DrawnButton>Continue</DrawnButton>,
  quiet: <DrawnButton quiet>Skip</DrawnButton>,
};
