import { sql } from 'kysely';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf } from '#api/shared/database/retrieval.ts';

export async function insertRecipients(ctx: Ctx, messageId: number, personIds: readonly number[]): Promise<void> {
  await ctx.db
    .insertInto('class_message_recipients')
    .values([...new Set(personIds)].map((person_id) => ({ class_message_id: messageId, person_id })))
    .execute();
}

export type Thread = {
  class_message_id: number;
  person_id: number;
  class_id: number;
  class_status: ClassStatus;
  sender_person_id: number;
  /** The recipient is enrolled still. */
  is_enrolled: boolean;
};

const isEnrolled = sql<boolean>`exists (select from shared_enrollments e
  where e.class_id = m.class_id and e.person_id = r.person_id and e.status = 'enrolled')`;

/** Of a message and a person who got it. */
export async function findThread(ctx: Ctx, messageId: number, personId: number): Promise<Thread | undefined> {
  return ctx.db
    .selectFrom('class_message_recipients as r')
    .innerJoin('class_messages as m', 'm.id', 'r.class_message_id')
    .innerJoin('shared_classes as k', 'k.id', 'm.class_id')
    .select(['r.class_message_id', 'r.person_id', 'm.class_id', 'm.sender_person_id', 'k.status as class_status'])
    .select(isEnrolled.as('is_enrolled'))
    .where('r.class_message_id', '=', messageId)
    .where('r.person_id', '=', personId)
    .$narrowType<{ class_status: ClassStatus }>()
    .executeTakeFirst();
}

export async function classOfMessage(ctx: Ctx, messageId: number): Promise<number | undefined> {
  const query = ctx.db.selectFrom('class_messages').select('class_id').where('id', '=', messageId);
  return (await query.executeTakeFirst())?.class_id;
}

type NewReply = { class_message_id: number; person_id: number; author_person_id: number; text: string };

export async function insertReply(ctx: Ctx, input: NewReply): Promise<number> {
  const { id } = await ctx.db
    .insertInto('class_message_replies')
    .values({ ...input, sent_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function replies(ctx: Ctx) {
  return ctx.db
    .selectFrom('class_message_replies as r')
    .innerJoin('shared_persons as a', 'a.id', 'r.author_person_id')
    .innerJoin('shared_persons as p', 'p.id', 'r.person_id')
    .select(['r.id', 'r.class_message_id', 'r.person_id', 'p.name as person_name', 'r.author_person_id'])
    .select(['a.name as author_name', 'r.text', 'r.sent_at']);
}

export type ReplyRow = Awaited<ReturnType<ReturnType<typeof replies>['execute']>>[number];

export function findReply(ctx: Ctx, id: number): Promise<ReplyRow | undefined> {
  return replies(ctx).where('r.id', '=', id).executeTakeFirst();
}

/** By message, in their order; with a person, only those of that thread. The caller checks who may read them. */
export async function repliesTo(
  ctx: Ctx,
  messageIds: readonly number[],
  personId?: number,
): Promise<Map<number, ReplyRow[]>> {
  if (messageIds.length === 0) return new Map();
  let query = replies(ctx).where('r.class_message_id', 'in', messageIds);
  if (personId !== undefined) query = query.where('r.person_id', '=', personId);
  return Map.groupBy(await query.orderBy('r.id').execute(), ({ class_message_id }) => class_message_id);
}

type Received = { personId: number; classId: number | undefined; limit: number; offset: number };

/** The messages that a person got, newest first. */
export function pageOfReceived(ctx: Ctx, { personId, classId, ...page }: Received) {
  let query = ctx.db
    .selectFrom('class_message_recipients as r')
    .innerJoin('class_messages as m', 'm.id', 'r.class_message_id')
    .innerJoin('shared_classes as k', 'k.id', 'm.class_id')
    .innerJoin('shared_persons as p', 'p.id', 'm.sender_person_id')
    .select(['m.id', 'm.class_id', 'm.sender_person_id', 'p.name as sender_name', 'm.text', 'm.sent_at'])
    .select(sql<boolean>`k.status <> 'canceled' and ${isEnrolled}`.as('may_reply'))
    .where('r.person_id', '=', personId);
  if (classId !== undefined) query = query.where('m.class_id', '=', classId);
  return pageOf(query.orderBy('m.id', 'desc'), page);
}
