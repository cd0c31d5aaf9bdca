import { textIn } from '#contract/rules/text-in.ts';
import type { HandIn, HandInFile } from '#contract/learning/tasks/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { filesOfRounds, type FileRow } from './store/files.ts';
import type { HandInRow } from './store/hand-ins.ts';

/** With their files, in one query for all. Employers get neither text nor files nor feedback. */
export async function presentHandIns(ctx: Ctx, rows: readonly HandInRow[]): Promise<HandIn[]> {
  const seen = rows.filter(({ sees_work }) => sees_work).map(({ id }) => id);
  const files = Map.groupBy(await filesOfRounds(ctx, seen), ({ hand_in_id }) => hand_in_id ?? 0);
  return rows.map((row) => present(ctx, row, files.get(row.id) ?? []));
}

function present({ locale }: Ctx, row: HandInRow, files: readonly FileRow[]): HandIn {
  const { id, content_id, enrollment_id, class_id, person_id, name, round, status, version, is_late, grade } = row;
  return {
    id,
    content_id,
    content_title: textIn(row.title, locale),
    enrollment_id,
    class_id,
    person: { id: person_id, name },
    round,
    status,
    version,
    handed_in_at: row.handed_in_at.toISOString(),
    is_late,
    text: row.sees_work ? row.text : null,
    files: files.map(presentFile),
    feedback: row.sees_work ? row.feedback : null,
    grade,
    is_graded: row.is_graded,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: row.reviewed_by,
  };
}

export function presentFile({ id, name, mime, byte_size }: FileRow): HandInFile {
  return { id, name, mime, byte_size };
}
