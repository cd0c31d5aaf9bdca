/** The list with one entry a place further up (-1) or down (1); as it is at an end. */
export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const [one, other] = [list[place], list[place + by]];
  if (one === undefined || other === undefined) return [...list];
  return list.map((entry, at) => (at === place ? other : at === place + by ? one : entry));
}
