export type Years = { from_year: number | null; to_year: number | null; is_concluded: boolean };

/** A qualification that is not concluded may end in a future year. */
export function yearsFault({ from_year, to_year, is_concluded }: Years, thisYear: number) {
  if (from_year !== null && to_year !== null && to_year < from_year) return 'years_turned_round';
  if (from_year !== null && from_year > thisYear) return 'year_ahead';
  if (is_concluded && to_year !== null && to_year > thisYear) return 'year_ahead';
  return null;
}
