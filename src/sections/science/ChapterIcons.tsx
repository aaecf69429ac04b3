import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";

const icons = { previous: ArrowLeft, next: ArrowRight, open: ChevronDown, list: ChevronUp };

const getIconId = (name: string) => `icon-${name}`;

/** The shapes of the icons that every chapter has, once per page. */
export function ChapterIcons() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={getIconId(name)} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}

export function ChapterIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg aria-hidden="true">
      <use href={`#${getIconId(name)}`} />
    </svg>
  );
}
