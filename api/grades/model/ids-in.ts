type Asked = number | number[] | { gte?: number | undefined; lte?: number | undefined; like?: string | undefined };

/** The ids that a filter names one by one. */
export function idsIn(asked: Asked): number[] {
  if (typeof asked === 'number') return [asked];
  return Array.isArray(asked) ? asked : [];
}
