import { createHash } from 'node:crypto';
import type { Columns } from '../model/import/columns.ts';
import { draftOf, RowProblem, type CourseDraft } from '../model/import/course-draft.ts';
import { folded } from '../model/import/read-words.ts';
import type { Problem } from './report.ts';
import type { Row } from './rows.ts';

/** A row that is ready to be written, under the key by which it is known again. */
export type Keyed = { line: number; key: string; draft: CourseDraft };

export function keyedOf(row: Row, columns: Columns): Keyed | Problem {
  const { line } = row;
  if ('problem' in row) return { line, message: row.problem };
  try {
    const draft = draftOf(row.cells, columns);
    return { line, key: draft.key ?? keyOf(draft), draft };
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return { line, field: error.field, message: error.message };
  }
}

/** The same for the same course, however it is spelt. */
function keyOf({ title, partner }: CourseDraft): string {
  const told = `${folded(title)}\n${folded(partner ?? '')}`;
  return createHash('sha256').update(told).digest('base64url').slice(0, 22);
}
