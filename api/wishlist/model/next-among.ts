type Class = { course_id: number; is_full: boolean };

/** The first class of the course in which there is a seat; if all are full, the first of those. They come by start. */
export function nextAmong<C extends Class>(classes: readonly C[], courseId: number): C | null {
  const own = classes.filter(({ course_id }) => course_id === courseId);
  return own.find(({ is_full }) => !is_full) ?? own[0] ?? null;
}
