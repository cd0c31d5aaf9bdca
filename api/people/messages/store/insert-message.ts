import { sql } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import type { WarningType } from '#contract/people/messages/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { writingMails } from '#api/shared/mail/mail.ts';
import type { Channels } from '../model/channels.ts';
import type { Facts } from './facts.ts';
import { counting, type CountedChange } from './versions.ts';
import { settleWarnings, settling, type Settled } from './warnings.ts';

type Recipient = {
  user_id: number;
  person_id: number;
  link: string | null;
  /** Of the email; null when one was sent already. */
  address: string | null;
  locale: LocaleKey;
  title: string;
  text: string;
};

type NewMessage = {
  kind: string;
  subject: string;
  facts: Facts;
  recipients: Recipient[];
  /** The channels that cannot be switched off. */
  fixed: Channels;
  /** Of the warning that it becomes, if any. */
  warning: WarningType | null;
  settles: Settled | null;
};

/**
 * Writes a message by the channels that each recipient has chosen, settles warnings and counts all of it, in one
 * statement. Recipients who had it before are skipped; a concurrent call waits for the result. It must be last in a
 * transaction.
 */
export async function insertMessage(ctx: Ctx, message: NewMessage): Promise<void> {
  const { recipients, warning, settles } = message;
  if (recipients.length === 0) return settles ? settleWarnings(ctx, settles) : undefined;
  const parts = [forFirstTime(ctx, message), byChannels(ctx, message)];
  const changes: CountedChange[] = [{ event: 'notifications-update', userIds: sql`select user_id from shown` }];
  if (warning) {
    parts.push(warned(ctx, { ...message, warning }));
    changes.push({ event: 'user-warnings-update', userIds: sql`select user_id from first` });
  }
  if (settles) {
    parts.unshift(settling(settles));
    changes.unshift({ event: 'user-warnings-update', userIds: sql`select user_id from settled` });
  }
  await sql`with ${sql.join(parts)}, ${counting(changes)}`.execute(ctx.db);
}

/** In the order of ids, so that two transactions queue instead of deadlocking. */
function forFirstTime(ctx: Ctx, { kind, subject, recipients, fixed }: NewMessage) {
  return sql`recipient as (
      select r.user_id, person_id, link, address, locale, title, "text", ${fixed.in_app} or c.in_app is not false as in_app,
        address is not null and (${fixed.email} or c.email is not false) as by_email
      from jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) as r
        (user_id bigint, person_id bigint, link text, address text, locale text, title text, "text" text)
      left join lateral (
        select in_app, email from notification_configurations where user_id = r.user_id and kind = ${kind} limit 1
      ) c on true
    ), first as (
      insert into told_messages (user_id, kind, subject, told_at)
      select user_id, ${kind}, ${subject}, ${ctx.now()}::timestamptz from recipient order by user_id
      on conflict do nothing returning user_id
    )`;
}

/** Its conditions are in joins: a statement with `where` after `on conflict` would be planned each time. */
function byChannels(ctx: Ctx, message: NewMessage) {
  return sql`shown as (
      select r.user_id, person_id, link from first join recipient r on r.user_id = first.user_id and in_app
    ), notified as (
      insert into notifications (recipient_id, link, kind, subject, facts, created_at)
      select person_id, link, ${contentOf(ctx, message)} from shown
    ), ${writingMails(
      ctx,
      sql`select address, null, locale, title, "text" from first join recipient r on r.user_id = first.user_id and by_email`,
    )}`;
}

function warned(ctx: Ctx, { warning, ...message }: NewMessage) {
  return sql`warned as (
      insert into user_warnings (user_id, link, type, kind, subject, facts, created_at)
      select r.user_id, link, ${warning}, ${contentOf(ctx, message)} from first join recipient r on r.user_id = first.user_id
    )`;
}

function contentOf(ctx: Ctx, { kind, subject, facts }: Pick<NewMessage, 'kind' | 'subject' | 'facts'>) {
  return sql`${kind}, ${subject}, ${JSON.stringify(facts)}::jsonb, ${ctx.now()}::timestamptz`;
}
