const mostRowsAbove = 10;

/**
 * Which row has the names of the columns. Titles stand above it in many files: it is the first that `isHead` takes, else
 * the first with several cells, if it is not one of people already.
 */
export function headPlace(
  rows: readonly (readonly string[])[],
  isHead: (cells: readonly string[]) => boolean = () => false,
): number {
  const first = rows.slice(0, mostRowsAbove);
  const named = first.findIndex(isHead);
  if (named >= 0) return named;
  const wide = first.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
  return wide < 0 || first[wide]?.some((cell) => cell.includes('@')) ? 0 : wide;
}

/** Excel's line «sep=;», which says how columns are separated and is no row. */
export function isSeparatorLine(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells;
  return /^\uFEFF?"?sep=.?"?$/i.test(first.trim()) && others.every((cell) => /^"?$/.test(cell));
}
