import { OptionList } from "./OptionList.tsx";

const options = ["Project lead", "Line manager", "Board member"];

export const examples = {
  open: <OptionList options={options} />,
  chosen: <OptionList options={options} chosen={0} chosenText="Chosen" />,
};
