type Query = number | number[] | { gte?: number | undefined; lte?: number | undefined; like?: string | undefined };

/** The ids that a filter names one by one. */
export function idsIn(requested: Query): number[] {
  if (typeof requested === 'number') return [requested];
  return Array.isArray(requested) ? requested : [];
}
