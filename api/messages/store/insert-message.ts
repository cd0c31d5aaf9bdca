import { sql, type RawBuilder } from 'kysely';
import type { LiveEvent, WarningType } from '#contract/messages/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Facts } from './facts.ts';
import { counting } from './versions.ts';

type NewMessage = {
  user: { id: number; person_id: number };
  kind: string;
  subject: string;
  facts: Facts;
  link: string | null;
  /** Whether it becomes a notification. */
  notifies: boolean;
  /** Of the warning that it becomes, if any. */
  warning: WarningType | null;
};

/** Writes the notification and the warning, and counts them, in one statement. It must be last in a transaction. */
export async function insertMessage(ctx: Ctx, { user, notifies, warning, ...message }: NewMessage): Promise<void> {
  const events: LiveEvent[] = [];
  const parts: RawBuilder<unknown>[] = [];
  const given = sql`${message.kind}, ${message.subject}, ${message.link}, ${JSON.stringify(message.facts)}::jsonb, ${ctx.now()}`;
  if (notifies) {
    events.push('notifications-update');
    parts.push(sql`notified as (
      insert into notifications (recipient_id, kind, subject, link, facts, created_at) values (${user.person_id}, ${given}))`);
  }
  if (warning) {
    events.push('user-warnings-update');
    parts.push(sql`warned as (
      insert into user_warnings (user_id, type, kind, subject, link, facts, created_at) values (${user.id}, ${warning}, ${given}))`);
  }
  if (events.length === 0) return;
  await sql`with ${sql.join([...parts, counting(events, sql`select ${user.id}::bigint`)])}`.execute(ctx.db);
}
