/** The summary of a country's group: its name and the number of its facilitators. */
export function CountrySummary({ name, count }: { name: string; count: number }) {
  return (
    <summary className="summary-arrow flex min-h-11 cursor-pointer items-center gap-2.5 px-4 font-bold text-small sm:px-5">
      <h3>{name}</h3>
      <span className="mr-auto font-normal text-soft">{count}</span>
    </summary>
  );
}
