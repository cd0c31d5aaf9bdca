import type { CourseMatch } from '#contract/offer/catalogue/calls.ts';
import { hasHit, markedWhole, readMarked } from './model/marked-text.ts';
import type { FoundRow } from './store/course-rows.ts';

/** The tier of titles that are merely spelt alike. */
const alike = 3;

export function matchOf(row: FoundRow, title: string): CourseMatch | null {
  if (row.tier === null) return null;
  if (row.tier === alike) return { by: 'alike', title: [{ text: title, hit: false }], also: null };
  return { by: 'words', title: markedWhole(title, row.title_marked), also: alsoOf(row) };
}

function alsoOf(row: FoundRow): CourseMatch['also'] {
  const places = [
    { of: 'partner', text: readMarked(row.partner_marked ?? '') },
    { of: 'category', text: readMarked(row.category_marked ?? '') },
    { of: 'summary', text: readMarked(row.summary_marked ?? '') },
    { of: 'description', text: readMarked(row.description_marked ?? '') },
  ] as const;
  return places.find(({ text }) => hasHit(text)) ?? null;
}
