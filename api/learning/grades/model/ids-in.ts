type Wanted = number | number[] | { gte?: number | undefined; lte?: number | undefined; like?: string | undefined };

/** The ids that a filter names one by one. */
export function idsIn(wanted: Wanted): number[] {
  if (typeof wanted === 'number') return [wanted];
  return Array.isArray(wanted) ? wanted : [];
}
