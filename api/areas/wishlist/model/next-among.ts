type Class = { id: number; course_id: number; is_full: boolean };

type Among = { courseId: number; isOffered: (classId: number) => boolean };

/** Expects classes by start; prefers an offered seat, then a free one. */
export function nextAmong<C extends Class>(classes: readonly C[], { courseId, isOffered }: Among): C | null {
  const own = classes.filter(({ course_id }) => course_id === courseId);
  return own.find(({ id }) => isOffered(id)) ?? own.find(({ is_full }) => !is_full) ?? own[0] ?? null;
}
