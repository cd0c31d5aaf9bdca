import { overlap, type Span } from '#contract/rules/overlap.ts';

export type Placed = Span & { id: number; class_id: number; stands: boolean };

/** The lessons of other classes that share a moment with each lesson; canceled ones are in nobody's way. */
export function conflictsOf<L extends Placed>(lessons: readonly L[]): Map<number, L[]> {
  const standing = lessons
    .filter(({ stands }) => stands)
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  const match = new Map<number, L[]>();
  let open: L[] = [];
  for (const lesson of standing) {
    open = open.filter((other) => overlap(lesson, other));
    for (const other of open) {
      if (other.class_id === lesson.class_id) continue;
      match.set(lesson.id, [...(match.get(lesson.id) ?? []), other]);
      match.set(other.id, [...(match.get(other.id) ?? []), lesson]);
    }
    open.push(lesson);
  }
  return match;
}
