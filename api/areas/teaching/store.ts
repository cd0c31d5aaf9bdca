import { sql } from 'kysely';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { TrainerClassFilter } from '#contract/areas/teaching/calls.ts';
import type { TrainerClassState } from '#contract/areas/teaching/values.ts';
import { endedClassStatuses } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';

export type Taught = { id: number; status: ClassStatus; end_at: Date | null; teaches: boolean };

/** Canceled classes and classes of others are found too. */
export async function findTaught(ctx: Ctx, id: number): Promise<Taught | undefined> {
  const { rows } = await sql<Taught>`
    select k.id, k.status, k.end_at, exists (select from shared_class_trainers t
      where t.class_id = k.id and t.person_id = ${personIdOf(ctx)}) as teaches
    from shared_classes k where k.id = ${id}`.execute(ctx.db);
  return rows[0];
}

export type TrainerClassQuery = Omit<ListQuery<{ filter?: TrainerClassFilter }>, 'sort'>;

export function pageOfTaught(ctx: Ctx, { filter, ...page }: TrainerClassQuery) {
  const now = sql`${ctx.now()}::timestamptz`;
  const state = sql<TrainerClassState>`case when k.status in (${literals(endedClassStatuses)}) then 'concluded'
    when k.start_at > ${now} then 'coming' else 'running' end`;
  const tomorrow = sql`((${now} at time zone k.tz)::date + 1) at time zone k.tz`;
  const next = sql`(select min(case when l.ends_at > ${now} then l.starts_at else ${tomorrow} end)
    from shared_standing_lessons l where l.class_id = k.id
      and (l.ends_at > ${now} or (l.starts_at at time zone k.tz)::date = (${now} at time zone k.tz)::date))`;
  let query = ctx.db
    .selectFrom('shared_classes as k')
    .innerJoin('shared_class_trainers as t', 't.class_id', 'k.id')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .select(['k.id', 'k.course_id', 'k.code', 'k.type', 'k.status', 'k.start_at', 'k.end_at', 'k.tz', 'k.venue'])
    .select(['k.city', state.as('state')])
    .where('t.person_id', '=', personIdOf(ctx))
    .$narrowType<{ type: CourseType; status: ClassStatus }>();
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('k.id'), filter.id));
  if (filter.state !== undefined) query = query.where(sql<boolean>`${state} = ${filter.state}`);
  if (filter.search?.trim()) query = query.where(matching(filter.search.trim()));
  const ordered = query
    .orderBy(sql`array_position(array['running', 'coming', 'concluded'], ${state})`)
    .orderBy(sql`case when ${state} <> 'concluded' then ${next} end nulls last`)
    .orderBy(sql`case when ${state} <> 'concluded' then k.start_at end nulls last`)
    .orderBy(sql`k.end_at desc nulls last`)
    .orderBy('k.id', 'desc');
  return pageOf(ordered, page);
}

function matching(words: string) {
  const part = `%${escapeLike(words)}%`;
  return sql<boolean>`(k.code ilike ${part} or exists (select from jsonb_each_text(c.title) as title (key, value)
    where unaccent(title.value) ilike unaccent(${part})))`;
}

type NewMessage = { class_id: number; sender_person_id: number; text: string; recipient_count: number };

export async function insertMessage(ctx: Ctx, input: NewMessage): Promise<number> {
  const { id } = await ctx.db
    .insertInto('class_messages')
    .values({ ...input, sent_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function messages(ctx: Ctx) {
  return ctx.db
    .selectFrom('class_messages as m')
    .innerJoin('shared_persons as p', 'p.id', 'm.sender_person_id')
    .select(['m.id', 'm.class_id', 'm.sender_person_id', 'p.name as sender_name', 'm.text', 'm.recipient_count'])
    .select('m.sent_at');
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

export function pageOfMessages(ctx: Ctx, { classId, ...page }: { classId: number; limit: number; offset: number }) {
  return pageOf(messages(ctx).where('m.class_id', '=', classId).orderBy('m.id', 'desc'), page);
}

export function findMessage(ctx: Ctx, id: number): Promise<MessageRow | undefined> {
  return messages(ctx).where('m.id', '=', id).executeTakeFirst();
}

function personIdOf({ actor }: Ctx): number {
  return actor.kind === 'user' ? actor.personId : 0;
}
