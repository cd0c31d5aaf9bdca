/** The list with one item a step earlier or later; at its end nothing moves. */
export function moved<Item>(items: readonly Item[], place: number, step: 1 | -1): Item[] {
  const next = [...items];
  const [item] = next.splice(place, 1);
  if (item !== undefined) next.splice(Math.max(0, place + step), 0, item);
  return next;
}
