import { textIn } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { coverSubject, type CoverSubject } from '../model/cover-address.ts';
import type { SheetPiece } from '../model/cover-sheet.ts';
import { findCategoryDrawings, findCourseDrawings } from './covers.ts';

export async function sheetSubjects(ctx: Ctx, pieces: readonly SheetPiece[]): Promise<Map<string, CoverSubject>> {
  const match = new Map<string, CoverSubject>();
  const ids = keysOf(pieces, 'course').map(Number);
  const slugs = keysOf(pieces, 'category');
  for (const { id, ...course } of ids.length > 0 ? await findCourseDrawings(ctx, ids) : []) {
    match.set(`course ${id}`, coverSubject(course));
  }
  for (const { slug, name, cover_key } of slugs.length > 0 ? await findCategoryDrawings(ctx, slugs) : []) {
    match.set(`category ${slug}`, { coverKey: cover_key, title: textIn(name, 'pt') });
  }
  return match;
}

function keysOf(pieces: readonly SheetPiece[], of: SheetPiece['of']): string[] {
  return [...new Set(pieces.filter((piece) => piece.of === of).map(({ key }) => key))];
}
