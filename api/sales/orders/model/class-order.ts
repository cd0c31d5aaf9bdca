/** Classes are always locked by ascending id, so that orders for the same classes queue instead of deadlocking. */
export function inClassOrder<I extends { class_id: number | null }>(items: I[]): (I & { class_id: number })[] {
  return items
    .filter((item): item is I & { class_id: number } => item.class_id !== null)
    .toSorted((one, other) => one.class_id - other.class_id);
}
