type Row = { name: string; cells: readonly string[] };
type Most = { columns: number; rows: number };
export type Block<Head> = { heads: Head[]; rows: Row[] };

/** The parts of a table that each fit a page: all rows of the first columns, then those of the next ones. */
export function blocksOf<Head>(heads: readonly Head[], rows: readonly Row[], most: Most): Block<Head>[] {
  const columnParts = parts(heads.length, most.columns);
  const rowParts = parts(rows.length, most.rows);
  return columnParts.flatMap(([from, to]) =>
    rowParts.map(([first, end]) => ({
      heads: heads.slice(from, to),
      rows: rows.slice(first, end).map(({ name, cells }) => ({ name, cells: cells.slice(from, to) })),
    })),
  );
}

/** At least one, which is empty where there is nothing. */
function parts(count: number, most: number): [number, number][] {
  return Array.from({ length: Math.max(1, Math.ceil(count / most)) }, (_, at) => [at * most, (at + 1) * most]);
}
