import Check from "lucide-react/icons/check";

/** A drawing of a choice: one option may be chosen, none is interactive. It fills a taller column. */
export function OptionList({
  options,
  chosen,
  chosenText,
}: {
  options: string[];
  chosen?: number | undefined;
  /** Says that an option is chosen, where the list is not a picture with a description. */
  chosenText?: string;
}) {
  return (
    <ul className="grid grow gap-2">
      {options.map((option, index) => (
        <li
          key={option}
          aria-current={index === chosen || undefined}
          className={`flex items-center justify-between gap-3 rounded-field border px-3.5 py-2.5 ${index === chosen ? "border-spruce bg-mist" : "border-line"}`}
        >
          <span>{option}</span>
          {index === chosen && chosenText && <span className="sr-only">{chosenText}</span>}
          {index === chosen && (
            <Check className="arrive size-4.5 shrink-0 text-spruce" aria-hidden="true" />
          )}
        </li>
      ))}
    </ul>
  );
}
