import { sql } from 'kysely';
import { textIn, type LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { coverSubject, type CoverSubject, type DrawnCourse } from '../model/cover-address.ts';
import type { SheetPiece } from '../model/cover-sheet.ts';

/** What the pieces of a sheet are drawn from, by `course 12` or `category linguas`, in two queries at most. */
export async function sheetSubjects(ctx: Ctx, pieces: readonly SheetPiece[]): Promise<Map<string, CoverSubject>> {
  const found = new Map<string, CoverSubject>();
  const ids = keysOf(pieces, 'course').map(Number);
  const slugs = keysOf(pieces, 'category');
  for (const { id, ...course } of ids.length > 0 ? await courseDrawings(ctx, ids) : []) {
    found.set(`course ${id}`, coverSubject(course));
  }
  for (const { slug, name, cover_key } of slugs.length > 0 ? await categoryDrawings(ctx, slugs) : []) {
    found.set(`category ${slug}`, { coverKey: cover_key, title: textIn(name, 'pt') });
  }
  return found;
}

function keysOf(pieces: readonly SheetPiece[], of: SheetPiece['of']): string[] {
  return [...new Set(pieces.filter((piece) => piece.of === of).map(({ key }) => key))];
}

async function courseDrawings(ctx: Ctx, ids: number[]): Promise<(DrawnCourse & { id: number })[]> {
  return ctx.db
    .selectFrom('courses as c')
    .leftJoin('categories as g', 'g.id', 'c.category_id')
    .leftJoin('partners as p', 'p.id', 'c.partner_id')
    .select(['c.id', sql<LocalizedText>`c.title`.as('title'), 'g.cover_key', 'p.slug as partner_slug'])
    .where('c.id', 'in', ids)
    .execute();
}

function categoryDrawings(ctx: Ctx, slugs: string[]) {
  return ctx.db
    .selectFrom('categories')
    .select(['slug', sql<LocalizedText>`name`.as('name'), 'cover_key'])
    .where('slug', 'in', slugs)
    .execute();
}
