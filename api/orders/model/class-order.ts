/** Two orders that want the same classes must queue, not deadlock: everybody locks them by rising id. */
export function inClassOrder<I extends { class_id: number | null }>(items: I[]): (I & { class_id: number })[] {
  return items
    .filter((item): item is I & { class_id: number } => item.class_id !== null)
    .toSorted((one, other) => one.class_id - other.class_id);
}
