import { PeopleMap } from "./PeopleMap.tsx";

const map = (answered: number, total: number) => (
  <div className="max-w-card">
    <PeopleMap
      people={["ML", "JB", "AK", "PS", "TH", "NR"]
        .slice(0, total)
        .map((initials, index) => ({ initials, answered: index < answered }))}
      description={`${total} people around somebody, ${answered} have answered.`}
    />
  </div>
);

export const examples = { invited: map(0, 5), some: map(2, 6), all: map(3, 3) };
