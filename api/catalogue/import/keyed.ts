import { createHash } from 'node:crypto';
import type { Ctx } from '#api/shared/context.ts';
import type { Columns } from '../model/import/columns.ts';
import { draftOf, RowProblem, type CourseDraft } from '../model/import/course-draft.ts';
import { folded } from '../model/import/read-words.ts';
import { importCover } from './import-cover.ts';
import type { Problem } from './report.ts';
import type { Row } from './rows.ts';

export type Keyed = { line: number; key: string; draft: CourseDraft; coverId?: number | null };

type From = { columns: Columns; path: string; write: boolean };

export async function keyedOf(ctx: Ctx, row: Row, { columns, path, write }: From): Promise<Keyed | Problem> {
  const { line } = row;
  if ('problem' in row) return { line, message: row.problem };
  try {
    const draft = draftOf(row.cells, columns);
    const coverId = draft.cover === null ? null : await importCover(ctx, { name: draft.cover, path, write });
    return { line, key: draft.key ?? keyOf(draft), draft, coverId };
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return { line, field: error.field, message: error.message };
  }
}

function keyOf({ title, partner }: CourseDraft): string {
  const spelling = `${folded(title)}\n${folded(partner ?? '')}`;
  return createHash('sha256').update(spelling).digest('base64url').slice(0, 22);
}
