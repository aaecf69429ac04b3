import { Check } from "lucide-react";

/** The respondents, and who has answered. */
export function RespondentList({
  people,
  status,
}: {
  people: { name: string; relation: string; answered: boolean }[];
  status: { answered: string; invited: string };
}) {
  return (
    <ul>
      {people.map((person) => (
        <li
          key={person.name}
          className="flex flex-wrap items-baseline gap-x-3.5 border-line border-t py-3"
        >
          <span className="grow">
            <span className="font-semibold">{person.name}</span>{" "}
            <span className="text-small text-soft">{person.relation}</span>
          </span>{" "}
          <span className="inline-flex items-center gap-1.5 text-small text-soft">
            {person.answered && <Check className="size-4 text-spruce" aria-hidden="true" />}
            {person.answered ? status.answered : status.invited}
          </span>
        </li>
      ))}
    </ul>
  );
}
