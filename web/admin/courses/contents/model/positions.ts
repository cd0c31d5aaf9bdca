type Placed = { id: number; position: number };

/**
 * The positions that change so that one item stands a step earlier or later: two, unless items shared a position. Empty
 * at the end of the list. `items` are in their order.
 */
export function positionsAfter(items: readonly Placed[], id: number, step: 1 | -1): Placed[] {
  const from = items.findIndex((item) => item.id === id);
  const to = from + step;
  const [item, other] = [items[from], items[to]];
  if (!item || !other) return [];
  const places = distinct(items.map(({ position }) => position));
  return items
    .with(from, other)
    .with(to, item)
    .flatMap(({ id: placed, position }, at) => {
      const next = places[at] ?? position;
      return next === position ? [] : [{ id: placed, position: next }];
    });
}

/** Those that share a position with the one before stand after it. */
function distinct(positions: readonly number[]): number[] {
  let last = 0;
  return positions.map((position) => {
    last = Math.max(position, last + 1);
    return last;
  });
}

/** After all of them. */
export function positionAtEnd(items: readonly Placed[]): number {
  return Math.max(0, ...items.map(({ position }) => position)) + 1;
}
