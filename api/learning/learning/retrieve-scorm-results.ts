import { textIn } from '#contract/basics.ts';
import { csvOf } from '#contract/rules/csv.ts';
import { Refusal } from '#contract/refusals.ts';
import type { ScormResult, ScormResultFilter } from '#contract/learning/learning/scorm-results.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { textsFor } from '#api/shared/texts.ts';
import { scorePercent } from './model/sco-session.ts';
import { findTaughtClass, pageOfScormResults } from './scorm-results-store.ts';

type Query = ListQuery<{ filter?: ScormResultFilter }>;

/** For trainers of the class and staff. Refuses `not_found` to everybody else. */
export async function retrieveScormResults(
  ctx: Ctx,
  { filter, limit, offset }: Query,
): Promise<ResultPage<ScormResult>> {
  const classId = await taughtClass(ctx, filter.class_id ?? 0);
  const requested = { classId, enrollmentId: filter.enrollment_id, contentId: filter.content_id };
  const { rows, total } = await pageOfScormResults(ctx, requested, { limit, offset });
  return { results: rows.map((row) => present(ctx, row)), total };
}

async function taughtClass(ctx: Ctx, classId: number): Promise<number> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const personId = ctx.actor.kind === 'user' ? ctx.actor.personId : 0;
  const isStaff = ctx.actor.kind === 'system' || hasClaims(ctx, 'classes.edit');
  const taught = await findTaughtClass(ctx, { classId, personId, isStaff });
  if (!taught) throw new Refusal('not_found');
  return taught.id;
}

type Row = Awaited<ReturnType<typeof pageOfScormResults>>['rows'][number];

function present(ctx: Ctx, row: Row): ScormResult {
  const { person_id, name, content_title, updated_at, score_raw, score_min, score_max, score_scaled, ...plain } = row;
  return {
    ...plain,
    class_id: plain.class_id ?? 0,
    person: { id: person_id, name },
    content_title: textIn(content_title, ctx.locale),
    score: scorePercent({ score_raw, score_min, score_max, score_scaled }),
    updated_at: updated_at.toISOString(),
  };
}

const mostRows = 20_000;

/** The same rows as a file, with a line for each interaction. */
export async function scormResultsCsv(ctx: Ctx, classId: number): Promise<Uint8Array<ArrayBuffer>> {
  const { results } = await retrieveScormResults(ctx, {
    filter: { class_id: classId },
    sort: [],
    limit: mostRows,
    offset: 0,
  });
  const t = textsFor(ctx.locale);
  const heads = ['person', 'content', 'attempt', 'activity', 'status', 'score', 'seconds', 'updated', 'stuck'] as const;
  const ofInteraction = ['question', 'kind', 'response', 'result'] as const;
  const lines = results.flatMap((result) => linesOf(result, t));
  const head = [...heads, ...ofInteraction].map((name) => t(`scorm_results_file.${name}`));
  return new TextEncoder().encode(csvOf([head, ...lines]));
}

const noInteraction = { id: '', type: '', description: '', response: '', result: '' };

function linesOf(result: ScormResult, t: ReturnType<typeof textsFor>): (string | number)[][] {
  const { person, content_title, attempt_number, item_title, lesson_status, score, total_seconds, updated_at } = result;
  const { is_stuck } = result;
  const own = [
    person.name,
    content_title,
    attempt_number,
    item_title,
    lesson_status,
    score ?? '',
    total_seconds,
    updated_at,
    is_stuck ? t('scorm_results_file.is_stuck') : '',
  ];
  const interactions = result.interactions.length > 0 ? result.interactions : [noInteraction];
  return interactions.map(({ id, type, description, response, result: outcome }) => [
    ...own,
    description || id,
    type,
    response,
    outcome,
  ]);
}
