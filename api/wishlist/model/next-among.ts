type Class = { id: number; course_id: number; is_full: boolean };

type Among = { courseId: number; isOffered: (classId: number) => boolean };

/**
 * The class of the course in which one is offered a seat, else the first in which there is one; if all are full, the first
 * of those. They come by start.
 */
export function nextAmong<C extends Class>(classes: readonly C[], { courseId, isOffered }: Among): C | null {
  const own = classes.filter(({ course_id }) => course_id === courseId);
  return own.find(({ id }) => isOffered(id)) ?? own.find(({ is_full }) => !is_full) ?? own[0] ?? null;
}
