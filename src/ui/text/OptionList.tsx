import { Mark } from "../marks/Mark.tsx";

/** A picture of a choice: one option may be chosen, none can be clicked. */
export function OptionList({
  options,
  chosen,
}: {
  options: string[];
  chosen?: number | undefined;
}) {
  return (
    <ul className="grid gap-2">
      {options.map((option, index) => (
        <li
          key={option}
          className={`flex items-start gap-3 rounded-field border-2 px-3.5 py-2.5 ${index === chosen ? "border-spruce bg-mist" : "border-line"}`}
        >
          <Mark
            view={index === chosen ? "others" : "self"}
            className={`mt-1 size-3.5 ${index === chosen ? "arrive" : "text-edge"}`}
          />
          <span>{option}</span>
        </li>
      ))}
    </ul>
  );
}
