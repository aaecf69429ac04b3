import { Mark } from "#ui/marks/Mark.tsx";

/** The people who were asked, and who of them has answered. */
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
          className="flex flex-wrap items-center gap-x-3.5 border-line border-t py-3"
        >
          <Mark view={person.answered ? "others" : "self"} className="size-5 text-edge" />
          <span className="grow">
            <span className="font-semibold">{person.name}</span>{" "}
            <span className="text-small text-soft">{person.relation}</span>
          </span>
          <span className="text-small text-soft">
            {person.answered ? status.answered : status.invited}
          </span>
        </li>
      ))}
    </ul>
  );
}
