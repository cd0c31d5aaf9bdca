import { sql } from 'kysely';
import type { FormAnswers } from '#contract/learning/forms/fields.ts';
import { leastShownResponses } from '#contract/learning/forms/values.ts';
import type { Answers } from '#contract/rules/forms/field.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { seenClasses } from './scope.ts';
import type { Link } from './tokens.ts';

/** Of an anonymous form, nothing of the link but the class stays. Answers the id. */
export async function insertResponse(ctx: Ctx, link: Link, answers: Answers): Promise<string> {
  const { form_id, is_anonymous, class_id, version, token_hash, person_id, enrollment_id } = link;
  const whose = { token_hash, person_id, enrollment_id, submitted_at: ctx.now() };
  const { id } = await ctx.db
    .insertInto('form_responses')
    .values({
      form_id,
      is_anonymous,
      class_id,
      version,
      answers: JSON.stringify(answers),
      is_counted: !is_anonymous,
      ...(!is_anonymous && whose),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Group = { formId: number; classId: number };

/** Counts the responses of a class once there are enough that were not counted. The caller locks the form. */
export async function countGroup(ctx: Ctx, { formId, classId }: Group): Promise<void> {
  await sql`
    with waiting as (
      select id from form_responses where form_id = ${formId} and class_id = ${classId} and not is_counted
    )
    update form_responses set is_counted = true
    where id in (select id from waiting) and (select count(*) from waiting) >= ${leastShownResponses}`.execute(ctx.db);
}

/** Counts what is left of the classes with enough responses. */
export async function countTheRest(ctx: Ctx, formId: number): Promise<void> {
  await sql`
    update form_responses set is_counted = true
    where form_id = ${formId} and not is_counted and class_id in (
      select class_id from form_responses where form_id = ${formId}
      group by class_id having count(*) >= ${leastShownResponses})`.execute(ctx.db);
}

type About = { formId: number; classId: number | undefined };

/** Random ids order the rows, so the order says nothing about time. */
export async function countedAnswers(ctx: Ctx, { formId, classId }: About): Promise<FormAnswers[]> {
  const isSeen = seenClasses(ctx);
  let query = ctx.db
    .selectFrom('form_responses as r')
    .select(sql<FormAnswers>`r.answers`.as('answers'))
    .where('r.form_id', '=', formId)
    .where('r.is_counted', '=', true)
    .where(isSeen(sql`r.class_id`))
    .orderBy('r.id');
  if (classId !== undefined) query = query.where('r.class_id', '=', classId);
  return (await query.execute()).map(({ answers }) => answers);
}

type Query = Parameters<typeof wanted>[1];
type ResponseFilter = { [K in 'form_id' | 'class_id' | 'person_id']?: Query | undefined };

export async function pageOfResponses(ctx: Ctx, { filter, sort: _, ...page }: ListQuery<{ filter?: ResponseFilter }>) {
  const isSeen = seenClasses(ctx);
  let query = ctx.db
    .selectFrom('form_responses as r')
    .innerJoin('shared_persons as p', 'p.id', 'r.person_id')
    .select(['r.id', 'r.form_id', 'r.class_id', 'p.id as person_id', 'p.name', 'r.submitted_at'])
    .select(sql<FormAnswers>`r.answers`.as('answers'))
    .where('r.is_anonymous', '=', false)
    .where(isSeen(sql`r.class_id`));
  for (const name of ['form_id', 'class_id', 'person_id'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`r.${name}`), value));
  }
  return pageOf(query.orderBy('r.submitted_at', 'desc').orderBy('r.id'), page);
}
