export type Span = { starts_at: Date; ends_at: Date };

/** Whether they share a moment; one may end as the other begins. */
export function overlap(one: Span, other: Span): boolean {
  return one.starts_at < other.ends_at && other.starts_at < one.ends_at;
}
