const choices = [6, 5, 4] as const;

/** The number of columns on a wide window that fills the last row best. */
export function columnsFor(people: number): (typeof choices)[number] {
  const inLastRow = (columns: number) => ((people - 1) % columns) + 1;
  return choices.reduce((best, columns) =>
    inLastRow(columns) / columns > inLastRow(best) / best ? columns : best,
  );
}
