import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { IconField } from "./IconField.tsx";

export const examples = {
  empty: <IconField icon={Search} label="Search facilitators..." />,
  filled: <IconField icon={MapPin} label="Location" defaultValue="Stockholm" />,
  disabled: <IconField icon={MapPin} label="Place" disabled />,
};
