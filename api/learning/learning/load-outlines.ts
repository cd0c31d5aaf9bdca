import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { matchOutline, type OutlineMoves } from './model/match-outline.ts';
import { outlinesOf, writeMoves } from './outline-store.ts';

type Load = { locale: string; outlines: { course_id: number; titles: string[] }[] };

/**
 * Returns the courses that changed. Modules with contents are never removed, and titles in other languages stay. Needs
 * the claim `contents.edit`.
 */
export async function loadOutlines(ctx: Ctx, { locale, outlines }: Load): Promise<number[]> {
  requireClaim(ctx, 'contents.edit');
  if (outlines.length === 0) return [];
  const existing = await outlinesOf(ctx, { courseIds: outlines.map(({ course_id }) => course_id), locale });
  const changed: number[] = [];
  for (const { course_id, titles } of outlines) {
    const moves = matchOutline(existing.get(course_id) ?? [], titles);
    if (isNothing(moves)) continue;
    await writeMoves(ctx, { courseId: course_id, locale, moves });
    changed.push(course_id);
  }
  return changed;
}

function isNothing({ change, add, drop }: OutlineMoves): boolean {
  return change.length + add.length + drop.length === 0;
}
