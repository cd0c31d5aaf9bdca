import { sql } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import type { ContactMessageFilter, StoredContactMessage } from '#contract/people/messages/contact.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

const columns = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'locale',
  'sent_at',
  'closed_at',
  'closed_by',
  'answer',
] as const;

export type ContactRow = Omit<StoredContactMessage, 'sent_at' | 'closed_at'> & {
  sent_at: Date;
  closed_at: Date | null;
};

function rows(ctx: Ctx) {
  return ctx.db.selectFrom('contact_messages').select(columns).$narrowType<{ locale: LocaleKey }>();
}

type Sent = { name: string; email: string; subject: string; message: string };

export async function insertContactMessage(ctx: Ctx, { name, email, subject, message }: Sent): Promise<void> {
  await ctx.db
    .insertInto('contact_messages')
    .values({ name, email, subject, message, locale: ctx.locale, sent_at: ctx.now() })
    .execute();
}

export function pageOfContactMessages(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: ContactMessageFilter }>,
) {
  const { is_open, ...plain } = filter;
  let query = rows(ctx);
  for (const name of ['id', 'sent_at'] as const) {
    const value = plain[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(name), value));
  }
  if (is_open !== undefined) query = query.where('closed_at', is_open ? 'is' : 'is not', null);
  const order = sort[0]?.order ?? 'desc';
  return pageOf(query.orderBy('sent_at', order).orderBy('id', order), page);
}

export function lockContactMessage(ctx: Ctx, id: number) {
  return rows(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
}

type Closing = Pick<ContactRow, 'closed_at' | 'closed_by' | 'answer'>;

export function changeContactMessage(ctx: Ctx, id: number, change: Closing): Promise<ContactRow> {
  return ctx.db
    .updateTable('contact_messages')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .$narrowType<{ locale: LocaleKey }>()
    .executeTakeFirstOrThrow();
}

export async function deleteContactMessages(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('contact_messages').where('sent_at', '<', before).execute();
}
