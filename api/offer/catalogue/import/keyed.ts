import { createHash } from 'node:crypto';
import type { Ctx } from '#api/shared/context.ts';
import { draftOf, type CourseDraft, type Reading } from '../model/import/course-draft.ts';
import { RowProblem, type Note } from '../model/import/note.ts';
import { folded } from '../model/import/read-words.ts';
import { htmlText, nameText } from './html-text.ts';
import { importCover } from './import-cover.ts';
import type { Problem } from './report.ts';
import type { Row } from './rows.ts';

export type Keyed = { line: number; key: string; draft: CourseDraft; warnings: Note[]; coverId?: number | null };

type From = { reading: Reading; path: string; write: boolean };

export async function keyedOf(ctx: Ctx, row: Row, { reading, path, write }: From): Promise<Keyed | Problem> {
  const { line } = row;
  if ('problem' in row) return { line, problem: { kind: row.problem } };
  try {
    const { draft, warnings } = draftOf(withoutMarkup(row.cells, reading), reading);
    const coverId = draft.cover === null ? null : await importCover(ctx, { name: draft.cover, path, write });
    return { line, key: draft.key ?? keyOf(draft), draft, warnings, coverId };
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return { line, problem: error.note };
  }
}

const texts = ['summary', 'description', 'requirements', 'modules'] as const;
const names = ['title', 'partner', 'category'] as const;
/** The time to parse hostile HTML grows with the square of its length. A longer cell is refused as too long. */
const longestMarkup = 200_000;

function withoutMarkup(cells: string[], { columns }: Reading): string[] {
  const clean = [...cells];
  for (const [fields, read] of [[texts, htmlText] as const, [names, nameText] as const]) {
    for (const field of fields) {
      const place = columns[field];
      const cell = place === undefined ? undefined : cells[place];
      if (place !== undefined && cell !== undefined && cell.length <= longestMarkup) clean[place] = read(cell);
    }
  }
  return clean;
}

function keyOf({ title, partner }: CourseDraft): string {
  const spelling = `${folded(title)}\n${folded(partner ?? '')}`;
  return createHash('sha256').update(spelling).digest('base64url').slice(0, 22);
}
