import Check from "lucide-react/icons/check";

/** The most respondents that are listed with room around each. */
const maxWithRoom = 5;

/**
 * The respondents with their status, and a tick if they have answered. `inPairs` puts two side by side, on phones or on
 * all screens.
 */
export function RespondentList({
  people,
  inPairs,
}: {
  people: { name: string; relation: string; status: string; answered?: boolean }[];
  inPairs: "on-phones" | "always";
}) {
  return (
    <ul className={`grid grid-cols-2 gap-x-4 ${inPairs === "always" ? "" : "sm:block"}`}>
      {people.map((person) => (
        <li
          key={person.name}
          className={`flex min-w-0 flex-wrap content-start wrap-anywhere hyphens-auto items-baseline gap-x-3.5 border-line border-t py-2 ${people.length > maxWithRoom ? "sm:py-2" : "sm:py-3"}`}
        >
          <span className="grow">
            <span className="font-semibold">{person.name}</span>{" "}
            <span className="text-small text-soft">{person.relation}</span>
          </span>{" "}
          <span className="text-small text-soft">
            {person.answered && (
              <Check className="mr-1.5 inline size-4 text-spruce" aria-hidden="true" />
            )}
            {person.status}
          </span>
        </li>
      ))}
    </ul>
  );
}
