import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { matchOutline, type OutlineMoves } from './model/match-outline.ts';
import { outlinesOf, writeMoves } from './outline-store.ts';

type Reported = { locale: string; outlines: { course_id: number; titles: string[] }[] };

/**
 * Gives courses the modules of these titles, in this order and language, and answers the courses in which that changed
 * anything. Modules with contents are never taken away, and what they are called in other languages stays. Needs the claim
 * `contents.edit`.
 */
export async function loadOutlines(ctx: Ctx, { locale, outlines }: Reported): Promise<number[]> {
  requireClaim(ctx, 'contents.edit');
  if (outlines.length === 0) return [];
  const known = await outlinesOf(ctx, { courseIds: outlines.map(({ course_id }) => course_id), locale });
  const changed: number[] = [];
  for (const { course_id, titles } of outlines) {
    const moves = matchOutline(known.get(course_id) ?? [], titles);
    if (isNothing(moves)) continue;
    await writeMoves(ctx, { courseId: course_id, locale, moves });
    changed.push(course_id);
  }
  return changed;
}

function isNothing({ change, add, drop }: OutlineMoves): boolean {
  return change.length + add.length + drop.length === 0;
}
