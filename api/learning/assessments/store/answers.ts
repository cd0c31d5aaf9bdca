import { sql } from 'kysely';
import type { AnswerValue } from '#contract/learning/assessments/questions.ts';
import type { Ctx } from '#api/shared/context.ts';

export type AnswerRow = {
  question_id: string;
  revision: number;
  value: AnswerValue;
  saved_at: Date;
  points: number | null;
  rubric: Record<string, number> | null;
  comment: string | null;
};

const columns = sql`question_id, revision, value, saved_at, points, rubric, comment`;

export async function answersOf(ctx: Ctx, attemptId: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select ${columns} from attempt_answers where attempt_id = ${attemptId} order by question_id`.execute(ctx.db);
  return rows;
}

type Saved = { attemptId: number; questionId: string; revision: number; value: AnswerValue };

/** The highest revision stays, in whatever order they arrive. Returns what is stored. */
export async function saveAnswerRow(ctx: Ctx, { attemptId, questionId, revision, value }: Saved): Promise<AnswerRow> {
  const input = sql`${JSON.stringify(value)}::jsonb`;
  await sql`
    insert into attempt_answers as a (attempt_id, question_id, revision, value, saved_at)
    values (${attemptId}, ${questionId}, ${revision}, ${input}, ${ctx.now()}::timestamptz)
    on conflict (attempt_id, question_id) do update
      set revision = excluded.revision, value = excluded.value, saved_at = excluded.saved_at
      where a.revision < excluded.revision`.execute(ctx.db);
  const { rows } = await sql<AnswerRow>`
    select ${columns} from attempt_answers where attempt_id = ${attemptId} and question_id = ${questionId}`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (!row) throw new Error(`The answer ${questionId} of the attempt ${attemptId} was not stored.`);
  return row;
}

type Input = {
  question_id: string;
  points: number | null;
  rubric?: Record<string, number> | null;
  comment?: string | null;
};

/** Also of questions without an answer, which are stored as unanswered. */
export async function writePoints(ctx: Ctx, attemptId: number, input: readonly Input[]): Promise<void> {
  if (input.length === 0) return;
  const whole = input.map(({ rubric = null, comment = null, ...one }) => ({ ...one, rubric, comment }));
  await sql`
    insert into attempt_answers as a (attempt_id, question_id, revision, value, saved_at, points, rubric, comment)
    select ${attemptId}, g.question_id, 0, 'null'::jsonb, ${ctx.now()}::timestamptz, g.points,
      nullif(g.rubric, 'null'::jsonb), g.comment
    from jsonb_to_recordset(${JSON.stringify(whole)}::jsonb)
      as g (question_id text, points numeric, rubric jsonb, comment text)
    on conflict (attempt_id, question_id) do update
      set points = excluded.points, rubric = excluded.rubric, comment = excluded.comment`.execute(ctx.db);
}
