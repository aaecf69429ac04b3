const choices = [6, 5, 4] as const;

/** How many columns a wide window has for so many people: those that fill the last row best. */
export function columnsFor(people: number): (typeof choices)[number] {
  const inLastRow = (columns: number) => ((people - 1) % columns) + 1;
  return choices.reduce((best, columns) =>
    inLastRow(columns) / columns > inLastRow(best) / best ? columns : best,
  );
}
